import type { Action, TravelerType } from '../../types';
import { NavigateButton } from '../navigation/NavigateButton';
import { CheckList } from '../text/CheckList';
import { Text } from '../text/Text';
import { Card } from './Card';
import { IconHeading } from './IconHeading';
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
    <Card>
      <IconHeading icon={icon}>{title}</IconHeading>
      <Text>{description}</Text>
      <CheckList items={features} />
      <NavigateButton
        action={{ ...action, about: about ?? title, example }}
        look="secondary"
        name={`${action.label}: ${title}`}
        className={styles.action}
      />
    </Card>
  );
}
