import type { ElementType, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import type { AsProps } from '../private/as-props';
import { classNames } from '../private/class-names';
import * as press from '../private/press.css';

interface OwnProps {
  href: string;
  variant?: keyof typeof press.variant | undefined;
  /** 36, 48 or 56 px high; small grows to 44 px under fingers. */
  size?: keyof typeof press.size | undefined;
  /** Takes the whole width of its container. */
  isFull?: boolean | undefined;
  /** Icon before the text. */
  icon?: IconName | undefined;
  children?: ReactNode;
  className?: string | undefined;
}

export type LinkButtonProps<Element extends ElementType = 'a'> = AsProps<Element, OwnProps>;

/** A link that looks like a button, for going somewhere; use `Button` for doing something. */
export function LinkButton<Element extends ElementType = 'a'>({
  as,
  variant = 'primary',
  size = 'medium',
  isFull = false,
  icon,
  children,
  className,
  ...rest
}: LinkButtonProps<Element>) {
  const Anchor: ElementType = as ?? 'a';
  return (
    <Anchor
      {...rest}
      className={classNames(press.root, press.size[size], press.variant[variant], isFull && press.full, className)}
    >
      {icon && <Icon name={icon} size={size === 'small' ? 16 : 20} />}
      {children}
    </Anchor>
  );
}
