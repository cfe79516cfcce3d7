import { useId } from 'react';
import { buttonLook } from '../controls/buttonLook';
import { Icon } from '../media/Icon';
import { Text } from '../text/Text';
import styles from './ChatButton.module.css';
import { useLiveChat } from './LiveChat';

interface ChatButtonProps {
  label: string;
  /** Shown below the button, as its description, while the chat is unavailable. */
  fallbackNote: string;
}

/** Opens the live chat. While it is unavailable, leads to the contact form instead (src/boot/presses.ts). */
export function ChatButton({ label, fallbackNote }: ChatButtonProps) {
  const note = useId();
  const { isReady, open } = useLiveChat();
  return (
    <div data-needs-script>
      <button
        type="button"
        className={buttonLook({ look: 'secondary' })}
        aria-describedby={isReady ? undefined : note}
        data-navigate={isReady ? undefined : 'contact'}
        onClick={open}
      >
        <Icon name="chat" />
        {label}
      </button>
      {!isReady && (
        <Text id={note} size="small" className={styles.note}>
          {fallbackNote}
        </Text>
      )}
    </div>
  );
}
