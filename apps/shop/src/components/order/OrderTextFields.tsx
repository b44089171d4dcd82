import { TextArea } from '@geven/ui/TextArea';
import { TextField } from '@geven/ui/TextField';
import type { OrderTextField } from '@/lib/cart/order-texts';
import { fieldId } from '@/lib/forms/field-errors';
import type { Texts } from '@/lib/texts/areas';

interface OrderTextFieldsProps {
  fields: readonly OrderTextField[];
  values: { readonly [Field in OrderTextField]?: string | null | undefined };
  errors: ReadonlyMap<string, string>;
  /** The field that takes the focus: the first of its form that is wrong. */
  focused?: string | undefined;
  text: Texts<'cart'>;
}

const REFERENCES: ReadonlySet<OrderTextField> = new Set(['projectReference', 'clientOrderRef']);

/** Fields of what a shopper may write on an order, all of them optional (CA-22). */
export function OrderTextFields({ fields, values, errors, focused, text }: OrderTextFieldsProps) {
  return fields.map((field) => {
    const props = {
      autoFocus: focused === field,
      defaultValue: values[field] ?? '',
      error: errors.get(field),
      id: fieldId(field),
      label: text(`orderTexts.${field}`),
      name: field,
      optionalLabel: text('orderTexts.optional'),
    };
    return REFERENCES.has(field) ? (
      <TextField {...props} key={field} maxLength={60} />
    ) : (
      <TextArea {...props} key={field} maxLength={500} rows={3} />
    );
  });
}
