import { ButtonRow } from '../../components/controls/ButtonRow';
import { BackdropHero } from '../../components/layout/BackdropHero';
import { Icon } from '../../components/media/Icon';
import { NavigateButton } from '../../components/navigation/NavigateButton';
import { home } from '../../content/home';
import { picture } from '../picture';

/** The headline, with buttons to the tours and to the contact form. */
export function Hero() {
  const { title, lead, explore, contact, picture: name } = home.hero;
  return (
    <BackdropHero title={title} lead={lead} picture={{ ...picture(name), priority: true }}>
      <ButtonRow>
        <NavigateButton to={explore.to}>
          {explore.label} <Icon name="arrow" />
        </NavigateButton>
        <NavigateButton to={contact.to} variant="secondary">
          {contact.label}
        </NavigateButton>
      </ButtonRow>
    </BackdropHero>
  );
}
