import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import * as press from '../private/press.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** What the button does. */
  label: string;
  /** 36 px (44 under fingers) or 44 px. */
  size?: keyof typeof press.square | undefined;
}

/** A button with a drawing instead of words. */
export function IconButton({ icon, label, size = 'medium', type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      aria-label={label}
      className={classNames(press.root, press.square[size], press.variant.quiet, className)}
      type={type}
    >
      <Icon name={icon} />
    </button>
  );
}
