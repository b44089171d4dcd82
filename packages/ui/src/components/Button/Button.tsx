import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import * as press from '../private/press.css';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` at most once per screen; `outline` is a second action that belongs to it. */
  variant?: keyof typeof press.variant | undefined;
  /** 36, 48 or 56 px high; small grows to 44 px under fingers. */
  size?: keyof typeof press.size | undefined;
  /** Takes the whole width of its container. */
  isFull?: boolean | undefined;
  /** Work is going on: the button stays focusable but no longer submits; put the waiting text in `children`. */
  isBusy?: boolean | undefined;
  /** Icon before the text. */
  icon?: IconName | undefined;
}

/** A native button. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isFull = false,
  isBusy = false,
  icon,
  type = 'button',
  children,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      className={classNames(
        press.root,
        press.size[size],
        press.variant[variant],
        isFull && press.full,
        isBusy && press.busy,
        className,
      )}
      type={isBusy ? 'button' : type}
    >
      {icon && <Icon name={icon} size={size === 'small' ? 16 : 20} />}
      {children}
    </button>
  );
}
