import { Link } from '../controls/Link';
import { Text } from '../text/Text';

interface LoadErrorProps {
  text: string;
  /** The label of the link that loads the page again. */
  action: string;
}

/** Says what works instead of something that needs the app. Displayed only if the app has not loaded. */
export function LoadError({ text, action }: LoadErrorProps) {
  return (
    <div data-without-app data-print="no">
      <Text>{text}</Text>
      <Link href="./" data-reload>
        {action}
      </Link>
    </div>
  );
}
