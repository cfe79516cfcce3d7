import type { Action, TravelerType } from '../../types';
import { Surface } from '../layout/Surface';
import type { PictureProps } from '../media/Picture';
import { NavigateButton } from '../navigation/NavigateButton';
import { CheckList } from '../text/CheckList';
import { Text } from '../text/Text';
import { CardHead } from './CardHead';

interface TravelerCardProps extends TravelerType {
  picture: PictureProps;
  action: Action;
}

/** A card for one type of traveler, as an item of a `Grid`. */
export function TravelerCard({
  title,
  description,
  features,
  picture,
  action,
  about,
  example,
}: TravelerCardProps) {
  return (
    <Surface as="li" look="card">
      <CardHead title={title} picture={picture} />
      <Text>{description}</Text>
      <CheckList items={features} />
      <NavigateButton
        action={{ ...action, about: about ?? title, example }}
        look="secondary"
        subject={title}
      />
    </Surface>
  );
}
