import { type ReactNode, useId } from 'react';
import { classNames } from '../private/class-names';
import { FieldMessages } from '../private/FieldMessages';
import * as field from '../private/field.css';
import { fieldIds } from '../private/field-ids';
import { visuallyHidden } from '../private/visually-hidden.css';

export interface RadioGroupProps {
  /** The question. */
  legend: string;
  /** Hides the legend visually; screen readers still announce it. */
  isLegendHidden?: boolean | undefined;
  description?: ReactNode;
  /** Error message; also marks the group as invalid. */
  error?: string | undefined;
  /** Id of the group, so that an error summary can link to it. */
  id?: string | undefined;
  /** `Radio` rows of one name. */
  children: ReactNode;
  className?: string | undefined;
}

/** One question answered by one of several radios. */
export function RadioGroup({
  legend,
  isLegendHidden = false,
  description,
  error,
  id,
  children,
  className,
}: RadioGroupProps) {
  const made = useId();
  const ownId = id ?? made;
  const ids = fieldIds(ownId, { description, error });
  return (
    <div
      aria-describedby={ids.describedBy}
      aria-invalid={error ? true : undefined}
      aria-labelledby={`${ownId}-legend`}
      className={classNames(field.root, className)}
      id={id}
      role="radiogroup"
      tabIndex={error ? -1 : undefined}
    >
      <span className={isLegendHidden ? visuallyHidden : field.head} id={`${ownId}-legend`}>
        {legend}
      </span>
      {children}
      <FieldMessages description={description} error={error} ids={ids} />
    </div>
  );
}
