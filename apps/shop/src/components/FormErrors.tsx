import { ErrorSummary } from '@geven/ui/ErrorSummary';
import { Notice } from '@geven/ui/Notice';
import { type FieldErrors, fieldId } from '../lib/forms/field-errors';

interface FormErrorsProps {
  /** What is wrong with the fields as a whole. */
  title: string;
  errors: FieldErrors;
  /** Name of a field as it is read out of its place; left out where the messages say it themselves. */
  labelOf?: ((field: string) => string) | undefined;
}

/** What a form was refused for: the fields as links, and what concerns the form as a whole. */
export function FormErrors({ title, errors, labelOf }: FormErrorsProps) {
  return (
    <>
      {errors.general.map((message) => (
        <Notice isAlert key={message} title={message} tone="danger" />
      ))}
      {errors.byField.size > 0 && (
        <ErrorSummary
          errors={[...errors.byField].map(([field, message]) => ({
            fieldId: fieldId(field),
            message: labelOf ? `${labelOf(field)}: ${message}` : message,
          }))}
          title={title}
        />
      )}
    </>
  );
}
