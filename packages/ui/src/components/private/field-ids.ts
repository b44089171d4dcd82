import type { ReactNode } from 'react';

export interface FieldCommon {
  /** Label of the field, always present for screen readers. */
  label: string;
  /** Id of the control, generated when left out; give it when an error summary links to the field. */
  id?: string | undefined;
  /** Hint below the field. */
  description?: ReactNode;
  /** Error message; also marks the field as invalid. */
  error?: string | undefined;
  /** Message that confirms a valid value. */
  success?: string | undefined;
  /** Word beside the label of a field that may stay empty. */
  optionalLabel?: string | undefined;
  /** Hides the label visually; screen readers still announce it. */
  isLabelHidden?: boolean | undefined;
  /** Class of the whole field, for placing it. */
  className?: string | undefined;
}

interface Messages {
  description?: ReactNode;
  error?: string | undefined;
  success?: string | undefined;
  suffix?: ReactNode;
}

/** The ids that tie a field's messages to its input; error first, so that it is read first. */
export function fieldIds(id: string, { description, error, success, suffix }: Messages, describedBy?: string) {
  const ids = {
    error: error ? `${id}-error` : undefined,
    success: success && !error ? `${id}-success` : undefined,
    description: description ? `${id}-description` : undefined,
    suffix: suffix ? `${id}-suffix` : undefined,
  };
  const joined = [ids.error, ids.success, ids.suffix, ids.description, describedBy].filter(Boolean).join(' ');
  return { ...ids, describedBy: joined || undefined };
}
