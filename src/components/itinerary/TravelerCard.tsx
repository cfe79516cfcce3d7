import { useId } from 'react';
import type { IconName } from '../../icons';
import type { TabId } from '../../navigation';
import { Card } from '../layout/Card';
import { IconHeading } from '../layout/IconHeading';
import { NavigateButton } from '../navigation/NavigateButton';
import { CheckList } from '../text/CheckList';
import styles from './TravelerCard.module.css';

interface TravelerCardProps {
  title: string;
  description: string;
  features: readonly string[];
  icon: IconName;
  /** The button and the screen it opens. */
  inquire: { label: string; to: TabId };
}

/** A card for one type of traveler. Its title describes the button (WCAG 2.4.4). */
export function TravelerCard({ title, description, features, icon, inquire }: TravelerCardProps) {
  const headingId = useId();
  return (
    <Card>
      <IconHeading icon={icon} id={headingId}>
        {title}
      </IconHeading>
      <p>{description}</p>
      <CheckList items={features} />
      <NavigateButton
        to={inquire.to}
        variant="secondary"
        describedBy={headingId}
        className={styles.inquire}
      >
        {inquire.label}
      </NavigateButton>
    </Card>
  );
}
