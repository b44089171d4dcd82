import type { ChangeEventHandler } from 'react';
import { classNames } from '../private/class-names';
import * as field from '../private/field.css';
import { visuallyHidden } from '../private/visually-hidden.css';
import * as styles from './Toggle.css';

export interface ToggleProps {
  /** The question. */
  legend: string;
  /** Hides the legend visually; screen readers still announce it. */
  isLegendHidden?: boolean | undefined;
  name: string;
  /** Two or three short answers. */
  options: readonly { value: string; label: string }[];
  /** Chosen value, when the toggle is controlled. */
  value?: string | undefined;
  /** Initially chosen value, when the toggle is uncontrolled. */
  defaultValue?: string | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  className?: string | undefined;
}

/** A radio group drawn as one switch with equal parts. */
export function Toggle({
  legend,
  isLegendHidden = false,
  name,
  options,
  value,
  defaultValue,
  onChange,
  className,
}: ToggleProps) {
  const state = (option: string) =>
    value === undefined
      ? { defaultChecked: option === defaultValue }
      : { checked: option === value, readOnly: !onChange };
  return (
    <fieldset className={classNames(field.root, className)}>
      <legend className={isLegendHidden ? visuallyHidden : field.head}>{legend}</legend>
      <div className={styles.root}>
        {options.map((option) => (
          <label className={styles.part} key={option.value}>
            <input
              className={visuallyHidden}
              name={name}
              onChange={onChange}
              type="radio"
              value={option.value}
              {...state(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
