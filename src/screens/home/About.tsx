import { Section } from '../../components/layout/Section';
import { FramedFigure } from '../../components/media/FramedFigure';
import { home } from '../../content/home';
import { picture } from '../picture';

/** Introduces the company. */
export function About() {
  const { title, paragraphs, picture: name, caption } = home.about;
  return (
    <Section
      title={title}
      surface="band"
      figure={<FramedFigure picture={picture(name)} caption={caption} />}
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Section>
  );
}
