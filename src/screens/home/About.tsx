import { Section } from '../../components/layout/Section';
import { Split } from '../../components/layout/TwoColumn';
import { Plate } from '../../components/media/FramedFigure';
import { home } from '../../content/home';
import { picture } from '../picture';

/** Who the company is (spec 2). */
export function About() {
  const { title, paragraphs, picture: name, caption } = home.about;
  return (
    <Section title={title} ground="band">
      <Split side="end" media={<Plate picture={picture(name)} caption={caption} />}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Split>
    </Section>
  );
}
