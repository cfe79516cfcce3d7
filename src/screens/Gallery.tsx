import { Quote } from '../components/carousel/Testimonial';
import { Card } from '../components/layout/Card';
import { Banner } from '../components/layout/ClosingCta';
import { Grid } from '../components/layout/Grid';
import { Section } from '../components/layout/Section';
import { PlateHero } from '../components/layout/SplitHero';
import { PhotoGrid } from '../components/media/PhotoGrid';
import { NavigateButton } from '../components/navigation/NavigateButton';
import { gallery } from '../content/gallery';
import { picture } from './picture';

/** Ten captioned pictures and three travelers' stories (spec 2). */
export function Gallery({ isShown }: { isShown: boolean }) {
  const { hero, photos, stories, closing } = gallery;
  return (
    <>
      <PlateHero title={hero.title} lead={hero.lead} picture={picture(hero.picture)} />
      <Section title={photos.title} lead={photos.lead}>
        <PhotoGrid
          photos={photos.list.map(({ url, ...words }) => ({ picture: picture(url), ...words }))}
          words={photos.viewer}
          isShown={isShown}
        />
      </Section>
      <Section title={stories.title} lead={stories.lead} ground="band">
        <Grid columns={3}>
          {stories.list.map(({ name, country, review, rating, avatar }) => (
            <li key={name}>
              <Card>
                <Quote
                  words={review}
                  name={name}
                  about={country}
                  portrait={avatar}
                  rating={rating}
                />
              </Card>
            </li>
          ))}
        </Grid>
      </Section>
      <Banner title={closing.title} lead={closing.lead} picture={picture(closing.picture)}>
        <NavigateButton to={closing.action.goesTo}>{closing.action.label}</NavigateButton>
      </Banner>
    </>
  );
}
