import { type AllHTMLAttributes, Children } from 'react';
import { classNames } from '../utils/classNames';
import { useMarkTerms } from './Glossary';
import styles from './Text.module.css';

const sizes = { h2: styles.h2, h3: styles.h3, small: styles.small };

interface TextProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'size'> {
  as?:
    | 'p'
    | 'span'
    | 'strong'
    | 'li'
    | 'dt'
    | 'dd'
    | 'th'
    | 'td'
    | 'h1'
    | 'h2'
    | 'h3'
    | 'legend'
    | 'figcaption';
  /** `h2` and `h3` are the looks of headings, so that a look never decides the level (WCAG 1.3.1). */
  size?: keyof typeof sizes;
  /** Less prominent than the text around it. */
  isMuted?: boolean;
}

/**
 * An element with text from the content, other than the label of a control. The terms of the glossary are
 * marked up in the text that is directly in it: foreign words with their language, abbreviations with their
 * expanded form. A text that changes is a new element, because browser translation detaches the text nodes
 * that React would update or remove.
 */
export function Text({
  as: Element = 'p',
  size,
  isMuted,
  className,
  children,
  ...props
}: TextProps) {
  const markTerms = useMarkTerms();
  return (
    <Element
      key={typeof children === 'string' ? children : undefined}
      {...props}
      className={classNames(size && sizes[size], isMuted && styles.muted, className)}
    >
      {Children.map(children, (child) => (typeof child === 'string' ? markTerms(child) : child))}
    </Element>
  );
}
