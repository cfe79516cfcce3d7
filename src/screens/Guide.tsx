import { OutsideLink } from '../components/controls/ExternalLink';
import { Card } from '../components/layout/Card';
import { PointCard } from '../components/layout/FeatureCard';
import { Grid } from '../components/layout/Grid';
import { Section } from '../components/layout/Section';
import { PlateHero } from '../components/layout/SplitHero';
import { Split } from '../components/layout/TwoColumn';
import { Label } from '../components/text/Callout';
import { CheckList } from '../components/text/CheckList';
import { TermList } from '../components/text/DescriptionList';
import { guide } from '../content/guide';
import { picture } from './picture';

/** What a traveler from the United States has to know and to pack (spec 2). */
export function Guide() {
  const { hero, visa, entry, note, tips, packing } = guide;
  return (
    <>
      <PlateHero title={hero.title} lead={hero.lead} picture={picture(hero.picture)} />
      <Section title={visa.title}>
        <TermList terms={visa.list} />
        <OutsideLink href={visa.officialSite.url}>{visa.officialSite.label}</OutsideLink>
      </Section>
      <Section title={entry.title} ground="band">
        <Split
          side="end"
          align="start"
          media={<Label title={note.title} paragraphs={note.paragraphs} />}
        >
          <CheckList items={entry.items} />
        </Split>
      </Section>
      <Section title={tips.title} lead={tips.lead}>
        <Grid columns={3}>
          {tips.list.map((tip) => (
            <li key={tip.title}>
              <PointCard {...tip} />
            </li>
          ))}
        </Grid>
      </Section>
      <Section title={packing.title} lead={packing.lead} ground="band">
        <Grid columns={3}>
          {packing.groups.map(({ title, items }) => (
            <li key={title}>
              <Card>
                <h3>{title}</h3>
                <CheckList items={items} />
              </Card>
            </li>
          ))}
        </Grid>
      </Section>
    </>
  );
}
