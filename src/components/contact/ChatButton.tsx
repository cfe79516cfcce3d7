import { useId } from 'react';
import { Button } from '../controls/Button';
import { Icon } from '../media/Icon';
import { Text } from '../text/Text';
import styles from './ChatButton.module.css';
import { useLiveChat } from './LiveChat';

interface ChatButtonProps {
  label: string;
  /** Shown below the button, as its description, while the chat is unavailable. */
  fallbackNote: string;
}

/** Opens the live chat. While it is unavailable, leads to the contact form instead. */
export function ChatButton({ label, fallbackNote }: ChatButtonProps) {
  const note = useId();
  const { isReady, open } = useLiveChat();
  return (
    <div data-needs-script>
      <Button
        look="secondary"
        aria-describedby={isReady ? undefined : note}
        data-navigate={isReady ? undefined : 'contact'}
        onPress={open}
      >
        <Icon name="chat" />
        {label}
      </Button>
      {!isReady && (
        <Text id={note} className={styles.note}>
          {fallbackNote}
        </Text>
      )}
    </div>
  );
}
