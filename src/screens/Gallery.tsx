import { Testimonial } from '../components/cards/Testimonial';
import { LoadError } from '../components/feedback/LoadError';
import { Closing } from '../components/layout/Closing';
import { Grid } from '../components/layout/Grid';
import { Hero } from '../components/layout/Hero';
import { Section } from '../components/layout/Section';
import { Surface } from '../components/layout/Surface';
import { PhotoGrid } from '../components/media/PhotoGrid';
import { NavigateButton } from '../components/navigation/NavigateButton';
import { interpolate } from '../components/utils/interpolate';
import { gallery } from '../content/gallery.yml';
import { shell } from '../content/shell.yml';
import { findPicture, findPortrait } from '../services/findPicture';

/** Captioned pictures and travelers' stories. */
export function Gallery() {
  const { hero, photos, stories, closing } = gallery;
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} picture={findPicture(hero.picture)} isLow />
      <Section title={photos.title} lead={photos.lead}>
        <LoadError text={shell.loadError.photos} action={shell.loadError.action} />
        <PhotoGrid
          photos={photos.list.map((photo) => ({ ...photo, picture: findPicture(photo.picture) }))}
          strings={photos.viewer}
        />
      </Section>
      <Section title={stories.title} lead={stories.lead} band="light">
        <Grid count={3}>
          {stories.list.map(({ name, country, review, rating, avatar }, index) => (
            <Surface as="li" look="ruled" key={index}>
              <Testimonial
                quote={review}
                name={name}
                byline={country}
                portrait={findPortrait(avatar)}
                stars={{ rating, label: interpolate(shell.stars, { rating }) }}
              />
            </Surface>
          ))}
        </Grid>
      </Section>
      <Closing {...closing} picture={findPicture(closing.picture)}>
        <NavigateButton action={closing.action} />
      </Closing>
    </>
  );
}
