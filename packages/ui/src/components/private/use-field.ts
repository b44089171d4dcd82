import { type AriaAttributes, type ReactNode, useId } from 'react';
import { type FieldCommon, fieldIds } from './field-ids';

type FieldInput = FieldCommon & Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>;

/** Parts the props of a field: what its frame shows, and what its control takes, tied together by ids. */
export function useField<Props extends FieldInput>(props: Props, suffix?: ReactNode) {
  const { label, id, description, error, success, optionalLabel, isLabelHidden, className, ...input } = props;
  const made = useId();
  const inputId = id ?? made;
  const ids = fieldIds(inputId, { description, error, success, suffix }, input['aria-describedby']);
  return {
    frame: { className, description, error, ids, inputId, isLabelHidden, label, optionalLabel, success },
    control: {
      ...input,
      'aria-describedby': ids.describedBy,
      'aria-invalid': error ? true : input['aria-invalid'],
      id: inputId,
    },
  };
}
