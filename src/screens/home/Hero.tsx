import { ButtonRow } from '../../components/controls/ButtonRow';
import { SceneHero } from '../../components/layout/BackdropHero';
import { Icon } from '../../components/media/Icon';
import { NavigateButton } from '../../components/navigation/NavigateButton';
import { home } from '../../content/home';
import { picture } from '../picture';

/** The two first steps: to the tours and to the contact form (spec 2). */
export function Hero() {
  const { title, lead, explore, contact, picture: name } = home.hero;
  return (
    <SceneHero title={title} lead={lead} picture={{ ...picture(name), isFirst: true }}>
      <ButtonRow>
        <NavigateButton to={explore.goesTo}>
          {explore.label} <Icon name="arrow" />
        </NavigateButton>
        <NavigateButton to={contact.goesTo} variant="secondary">
          {contact.label}
        </NavigateButton>
      </ButtonRow>
    </SceneHero>
  );
}
