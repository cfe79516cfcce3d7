import type { Action, TravelerType } from '../../types';
import { Surface } from '../layout/Surface';
import { NavigateButton } from '../navigation/NavigateButton';
import { CheckList } from '../text/CheckList';
import { Text } from '../text/Text';
import { IconHeading } from './IconHeading';

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
      <IconHeading icon={icon}>{title}</IconHeading>
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
