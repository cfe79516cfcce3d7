import { mediaQueries } from '../../styles/breakpoints';
import type { Question } from '../../types';
import { Surface } from '../layout/Surface';
import { Picture, type PictureProps } from '../media/Picture';
import type { PictureSizes } from '../media/pictureSizes';
import styles from './QuestionGroup.module.css';
import { QuestionList } from './QuestionList';
import { Text } from './Text';

interface QuestionGroupProps {
  title: string;
  /** A decorative drawing with a transparent background. */
  picture: PictureProps;
  questions: readonly Question[];
}

const sizes: PictureSizes = { phoneVw: 26, wider: `${mediaQueries.narrow} 26vw, 13rem` };

/** Questions about one subject, with a drawing. In wide windows, they are beside their heading. */
export function QuestionGroup({ title, picture, questions }: QuestionGroupProps) {
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <Text as="h3" data-look="part">
          {title}
        </Text>
        <Surface look="drawing" className={styles.picture} data-print="no">
          <Picture {...picture} isDecorative sizes={sizes} />
        </Surface>
      </div>
      <QuestionList questions={questions} level="h4" />
    </div>
  );
}
