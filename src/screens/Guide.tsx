import { FeatureList } from '../components/cards/FeatureList';
import { Link } from '../components/controls/Link';
import { Closing } from '../components/layout/Closing';
import { Hero } from '../components/layout/Hero';
import { Section } from '../components/layout/Section';
import { Stack } from '../components/layout/Stack';
import { TwoColumns } from '../components/layout/TwoColumns';
import { Figure } from '../components/media/Figure';
import { largeColumnSizes } from '../components/media/pictureSizes';
import { WidePicture } from '../components/media/WidePicture';
import { NavigateButton } from '../components/navigation/NavigateButton';
import { Callout } from '../components/text/Callout';
import { CheckList } from '../components/text/CheckList';
import { CheckLists } from '../components/text/CheckLists';
import { DescriptionList } from '../components/text/DescriptionList';
import { QuestionGroup } from '../components/text/QuestionGroup';
import { QuestionList } from '../components/text/QuestionList';
import { SeasonChart } from '../components/text/SeasonChart';
import { Text } from '../components/text/Text';
import { guide } from '../content/guide.yml';
import { season } from '../content/season.yml';
import { findPicture } from '../services/findPicture';

/** Questions, when to go, this season, visa, travel tips, and packing, for travelers from the United States. */
export function Guide() {
  const { hero, when, seasons, questions, visa, tips, packing, closing } = guide;
  const { entry, note } = visa;
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} picture={findPicture(hero.picture)} isLow />
      <Section title={questions.title}>
        <Stack gap={6}>
          {questions.groups.map(({ title, picture, list }, index) => (
            <QuestionGroup
              key={index}
              title={title}
              picture={findPicture(picture)}
              questions={list}
            />
          ))}
        </Stack>
      </Section>
      <Section title={when.title} lead={when.lead} band="light">
        <SeasonChart {...seasons} />
      </Section>
      <Section title={season.title} lead={season.lead} id="season" isBeside>
        <QuestionList questions={season.list} />
      </Section>
      <Section title={visa.title} band="light">
        <Stack gap={6}>
          <TwoColumns from="large">
            <Figure
              picture={{ ...findPicture(visa.picture), sizes: largeColumnSizes }}
              caption={visa.caption}
              isScreenOnly
            />
            <Stack>
              <DescriptionList terms={visa.list} />
              <div>
                <Link look="secondary" href={visa.officialSite.url}>
                  {visa.officialSite.label}
                </Link>
              </div>
            </Stack>
          </TwoColumns>
          <TwoColumns align="start">
            <Stack look="ruled" gap={3}>
              <Text as="h3">{entry.title}</Text>
              <CheckList items={entry.items} />
            </Stack>
            <Callout title={note.title} paragraphs={note.paragraphs} />
          </TwoColumns>
        </Stack>
      </Section>
      <Section title={tips.title}>
        <FeatureList features={tips.list} count={3} />
      </Section>
      <WidePicture picture={findPicture(packing.picture)}>
        <Section title={packing.title} lead={packing.lead} band="light">
          <CheckLists lists={packing.groups} />
        </Section>
      </WidePicture>
      <Closing {...closing} picture={findPicture(closing.picture)}>
        <NavigateButton action={closing.action} />
      </Closing>
    </>
  );
}
