import { useId, useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { navigate } from '../../navigation';
import { setChat, useChat } from '../../services/chat';
import styles from '../controls/Button.module.css';
import { Icon } from '../media/Icon';

interface ChatButtonProps {
  label: string;
  /** Said under the button while there is no chat. */
  fallbackNote: string;
}

/** Opens the live chat; while there is none, says so and leads to the contact form (design 2). */
export function ChatButton({ label, fallbackNote }: ChatButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const note = useId();
  const { isReady } = useChat();
  const { buttonProps } = useButton(
    {
      'aria-describedby': isReady ? undefined : note,
      onPress: () => (isReady ? setChat({ visibility: 'maximized' }) : navigate('contact')),
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
