import { useId } from 'react';
import type { TabId } from '../../navigation';
import type { IconName } from '../../types';
import { Card } from '../layout/Card';
import { Icon } from '../media/Icon';
import { NavigateButton } from '../navigation/NavigateButton';
import { CheckList } from '../text/CheckList';
import styles from './TravelerCard.module.css';

interface TravelerCardProps {
  title: string;
  description: string;
  features: readonly string[];
  icon: IconName;
  inquire: { label: string; to: TabId };
}

/** A way to travel: what it is, three features, and the button to ask about it. */
export function TravelerCard({ title, description, features, icon, inquire }: TravelerCardProps) {
  const heading = useId();
  return (
    <Card>
      <Icon name={icon} size={36} />
      <h3 id={heading}>{title}</h3>
      <p>{description}</p>
      <CheckList items={features} />
      <div className={styles.action}>
        <NavigateButton to={inquire.to} variant="secondary" describedBy={heading}>
          {inquire.label}
        </NavigateButton>
      </div>
    </Card>
  );
}
