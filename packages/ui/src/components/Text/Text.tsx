import type { ElementType, ReactNode } from 'react';
import type { TextSize } from '../../theme/text-style';
import { classNames } from '../private/class-names';
import * as styles from './Text.css';

export interface TextProps {
  as?: ElementType | undefined;
  size?: TextSize | undefined;
  weight?: 'regular' | keyof typeof styles.weight | undefined;
  tone?: 'ink' | keyof typeof styles.tone | undefined;
  /** Keeps lines at a readable length, at most 68 characters. */
  isMeasured?: boolean | undefined;
  id?: string | undefined;
  children?: ReactNode;
  className?: string | undefined;
}

/** Running text. */
export function Text({
  as: Element = 'p',
  size = 'text',
  weight = 'regular',
  tone = 'ink',
  isMeasured = false,
  id,
  children,
  className,
}: TextProps) {
  return (
    <Element
      className={classNames(
        styles.size[size],
        weight !== 'regular' && styles.weight[weight],
        tone !== 'ink' && styles.tone[tone],
        isMeasured && styles.measured,
        className,
      )}
      id={id}
    >
      {children}
    </Element>
  );
}
