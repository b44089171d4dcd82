import type { ElementType, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { AsProps } from '../private/as-props';
import { classNames } from '../private/class-names';
import * as styles from './Chip.css';

interface OwnProps {
  /** Where pressing it leads, for example the list without this filter. */
  href: string;
  /** Accessible name that says what is removed; adds a cross. */
  removeLabel?: string | undefined;
  /** Whether this is the chosen one of several chips. */
  isCurrent?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

export type ChipProps<Element extends ElementType = 'a'> = AsProps<Element, OwnProps>;

/** A small link for a chosen filter or a category. */
export function Chip<Element extends ElementType = 'a'>({
  as,
  removeLabel,
  isCurrent = false,
  children,
  className,
  ...rest
}: ChipProps<Element>) {
  const Anchor: ElementType = as ?? 'a';
  return (
    <Anchor
      {...rest}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={removeLabel}
      className={classNames(styles.root, removeLabel ? styles.removable : styles.plain, className)}
    >
      {children}
      {removeLabel && <Icon name="close" size={14} />}
    </Anchor>
  );
}
