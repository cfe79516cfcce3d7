import type { Action, TravelerType } from '../../types';
import { Surface } from '../layout/Surface';
import { Icon } from '../media/Icon';
import { NavigateButton } from '../navigation/NavigateButton';
import { CheckList } from '../text/CheckList';
import { Text } from '../text/Text';
import styles from './TravelerCard.module.css';

interface TravelerCardProps extends TravelerType {
  action: Action;
}

/** A card for one type of traveler. Its title is part of the button's name (WCAG 2.4.9). */
export function TravelerCard({
  title,
  description,
  features,
  icon,
  action,
  about,
  example,
}: TravelerCardProps) {
  return (
    <Surface look="card">
      <Surface look="poster" className={styles.head} data-theme="dark">
        <Icon name={icon} size={36} />
        <Text as="h3">{title}</Text>
      </Surface>
      <Text>{description}</Text>
      <CheckList items={features} />
      <NavigateButton
        action={{ ...action, about: about ?? title, example }}
        look="secondary"
        name={`${action.label}: ${title}`}
      />
    </Surface>
  );
}
