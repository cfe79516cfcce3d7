import { useId, useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { navigate } from '../../navigation';
import { useLiveChat } from '../../services/LiveChat';
import styles from '../controls/Button.module.css';
import { Icon } from '../media/Icon';

interface ChatButtonProps {
  label: string;
  /** Shown below the button, as its description, while the chat is unavailable. */
  fallbackNote: string;
}

/** Opens the live chat. While it is unavailable, leads to the contact form instead. */
export function ChatButton({ label, fallbackNote }: ChatButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const note = useId();
  const { isReady, open } = useLiveChat();
  const { buttonProps } = useButton(
    {
      'aria-describedby': isReady ? undefined : note,
      onPress: () => (isReady ? open() : navigate('contact')),
    },
    button,
  );
  return (
    <div data-needs-script>
      <button {...buttonProps} ref={button} className={styles.button} data-navigate="contact">
        <Icon name="chat" /> {label}
      </button>
      {!isReady && (
        <p id={note} className={styles.note}>
          {fallbackNote}
        </p>
      )}
    </div>
  );
}
