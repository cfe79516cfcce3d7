import { CheckList } from '../../components/CheckList';
import { NavigateButton } from '../../components/NavigateButton';
import { Section } from '../../components/Section';
import { Split } from '../../components/Split';
import { VideoPlayer } from '../../components/VideoPlayer';
import { home } from '../../content/home';
import { picture } from '../picture';

/** The tour of ten days with its video (spec 2). */
export function TenDayTour({ isShown }: { isShown: boolean }) {
  const { title, lead, facts, book, video } = home.tour;
  return (
    <Section title={title}>
      <Split media={<VideoPlayer {...video} poster={picture(video.picture)} isShown={isShown} />}>
        <p>{lead}</p>
        <CheckList items={facts} />
        <NavigateButton to={book.goesTo}>{book.label}</NavigateButton>
      </Split>
    </Section>
  );
}
