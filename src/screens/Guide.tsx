import { ExternalLink } from '../components/controls/ExternalLink';
import { Card } from '../components/layout/Card';
import { ClosingCta } from '../components/layout/ClosingCta';
import { Columns } from '../components/layout/Columns';
import { FeatureCard } from '../components/layout/FeatureCard';
import { Section } from '../components/layout/Section';
import { SplitHero } from '../components/layout/SplitHero';
import { TwoColumn } from '../components/layout/TwoColumn';
import { NavigateButton } from '../components/navigation/NavigateButton';
import { Callout } from '../components/text/Callout';
import { CheckList } from '../components/text/CheckList';
import { DescriptionList } from '../components/text/DescriptionList';
import { SeasonChart } from '../components/text/SeasonChart';
import { guide } from '../content/guide';
import { decorativeProps } from './pictureProps';

/** Visa, entry, travel tips, and packing for travelers from the United States. */
export function Guide() {
  const { hero, visa, entry, note, tips, seasons, questions, packing, closing } = guide;
  return (
    <>
      <SplitHero title={hero.title} lead={hero.lead} picture={decorativeProps(hero.picture)} />
      <Section title={visa.title}>
        <DescriptionList terms={visa.list} />
        <ExternalLink href={visa.officialSite.url}>{visa.officialSite.label}</ExternalLink>
      </Section>
      <Section title={questions.title} surface="band">
        <DescriptionList terms={questions.list} />
        <ExternalLink href={questions.safety.url}>{questions.safety.label}</ExternalLink>
      </Section>
      <Section title={entry.title}>
        <TwoColumn side="end" media={<Callout title={note.title} paragraphs={note.paragraphs} />}>
          <CheckList items={entry.items} />
        </TwoColumn>
      </Section>
      <Section title={tips.title} surface="band">
        <SeasonChart {...seasons} />
        <Columns count={3}>
          {tips.list.map((tip) => (
            <li key={tip.title}>
              <FeatureCard {...tip} />
            </li>
          ))}
        </Columns>
      </Section>
      <Section title={packing.title} lead={packing.lead}>
        <Columns count={3}>
          {packing.groups.map(({ title, items }) => (
            <li key={title}>
              <Card>
                <h3>{title}</h3>
                <CheckList items={items} />
              </Card>
            </li>
          ))}
        </Columns>
      </Section>
      <ClosingCta
        title={closing.title}
        lead={closing.lead}
        picture={decorativeProps(closing.picture)}
      >
        <NavigateButton to={closing.action.to}>{closing.action.label}</NavigateButton>
      </ClosingCta>
    </>
  );
}
