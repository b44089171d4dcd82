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
  // Of several fields the names are enough: what is wrong with each is said beside it.
  const areNames = labelOf !== undefined && errors.byField.size > 1;
  const wordsOf = (field: string, message: string) => {
    if (!labelOf) return message;
    return areNames ? labelOf(field) : `${labelOf(field)}: ${message}`;
  };
  return (
    <>
      {errors.general.map((message) => (
        <Notice isAlert key={message} title={message} tone="danger" />
      ))}
      {errors.byField.size > 0 && (
        <ErrorSummary
          areNames={areNames}
          errors={[...errors.byField].map(([field, message]) => ({
            fieldId: fieldId(field),
            message: wordsOf(field, message),
          }))}
          title={title}
        />
      )}
    </>
  );
}
