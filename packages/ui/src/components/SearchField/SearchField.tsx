import { type ComponentPropsWithRef, useId } from 'react';
import { Icon } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import * as field from '../private/field.css';
import { visuallyHidden } from '../private/visually-hidden.css';
import * as styles from './SearchField.css';

export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /** Accessible name of the field. */
  label: string;
  /** Shows that name above the field, where its place does not say what is looked for. */
  isLabelShown?: boolean | undefined;
  name: string;
  /** What the button does; written on it when large. */
  buttonLabel: string;
  /** 48 px with a drawing on the button, or 72 px with the word. */
  size?: keyof typeof styles.size | undefined;
}

/** A search input with its submit button; put it into a form with `role="search"`. */
export function SearchField({
  label,
  isLabelShown = false,
  buttonLabel,
  size = 'medium',
  id,
  className,
  ...input
}: SearchFieldProps) {
  const made = useId();
  const inputId = id ?? made;
  const name = (
    <label className={isLabelShown ? field.head : visuallyHidden} htmlFor={inputId}>
      {label}
    </label>
  );
  const box = (
    <div className={classNames(styles.root, styles.size[size], !isLabelShown && className)}>
      {!isLabelShown && name}
      <input autoComplete="off" enterKeyHint="search" {...input} className={styles.input} id={inputId} type="search" />
      <button
        aria-label={size === 'medium' ? buttonLabel : undefined}
        className={classNames(styles.button, styles.buttonSize[size])}
        type="submit"
      >
        {size === 'medium' ? <Icon name="search" /> : buttonLabel}
      </button>
    </div>
  );
  if (!isLabelShown) return box;
  return (
    <div className={className}>
      {name}
      {box}
    </div>
  );
}
