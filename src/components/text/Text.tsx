import { type AllHTMLAttributes, Children } from 'react';
import { classNames } from '../utils/classNames';
import { useMarkTerms } from './Glossary';
import styles from './Text.module.css';

const sizes = { small: styles.small, lead: styles.lead };

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
    | 'h4'
    | 'legend'
    | 'figcaption';
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
