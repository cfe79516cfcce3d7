import { Section } from '../../components/layout/Section';
import { TwoColumn } from '../../components/layout/TwoColumn';
import { VideoPlayer } from '../../components/media/VideoPlayer';
import { NavigateButton } from '../../components/navigation/NavigateButton';
import { CheckList } from '../../components/text/CheckList';
import { home } from '../../content/home';
import { picture } from '../picture';

/** The ten-day tour with its video. */
export function TenDayTour({ isActive }: { isActive: boolean }) {
  const { title, lead, facts, book, video } = home.tour;
  return (
    <Section title={title}>
      <TwoColumn
        media={<VideoPlayer {...video} poster={picture(video.picture)} isActive={isActive} />}
      >
        <p>{lead}</p>
        <CheckList items={facts} />
        <NavigateButton to={book.to}>{book.label}</NavigateButton>
      </TwoColumn>
    </Section>
  );
}
