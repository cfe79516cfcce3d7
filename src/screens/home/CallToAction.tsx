import { ChatButton } from '../../components/contact/ChatButton';
import { ButtonRow } from '../../components/controls/ButtonRow';
import { ClosingCta } from '../../components/layout/ClosingCta';
import { NavigateButton } from '../../components/navigation/NavigateButton';
import { company } from '../../content/company';
import { home } from '../../content/home';
import { picture } from '../picture';

/** Live chat, a number for text messages, and the contact form. */
export function CallToAction() {
  const { title, lead, chat, text, contact, picture: name } = home.callToAction;
  return (
    <ClosingCta title={title} lead={lead} picture={picture(name)}>
      <ButtonRow>
        <ChatButton {...chat} />
        <NavigateButton to={contact.to} variant="secondary">
          {contact.label}
        </NavigateButton>
      </ButtonRow>
      <p>
        <a href={`sms:${company.phone.number}`}>
          {`${text.label} `}
          {company.phone.text}
        </a>
      </p>
    </ClosingCta>
  );
}
