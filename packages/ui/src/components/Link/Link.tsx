import type { ElementType, ReactNode } from 'react';
import type { AsProps } from '../private/as-props';
import { classNames } from '../private/class-names';
import * as styles from './Link.css';

interface OwnProps {
  href: string;
  /** `accent` and `ink` are underlined, `quiet` only under the pointer. */
  tone?: keyof typeof styles.tone | undefined;
  children?: ReactNode;
  className?: string | undefined;
}

export type LinkProps<Element extends ElementType = 'a'> = AsProps<Element, OwnProps>;

/** A link in text or in a list. */
export function Link<Element extends ElementType = 'a'>({
  as,
  tone = 'accent',
  children,
  className,
  ...rest
}: LinkProps<Element>) {
  const Anchor: ElementType = as ?? 'a';
  return (
    <Anchor {...rest} className={classNames(styles.tone[tone], className)}>
      {children}
    </Anchor>
  );
}
