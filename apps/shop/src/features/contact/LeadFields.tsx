import { TextArea } from '@geven/ui/TextArea';
import { TextField } from '@geven/ui/TextField';
import { type FieldErrors, fieldId } from '@/lib/forms/field-errors';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './contact.css';
import type { ContactField, ContactFormFacts } from './contact-forms';
import type { OfferedOrder } from './read-contact-visit';

interface LeadFieldsProps {
  facts: ContactFormFacts;
  text: Texts<'contact'>;
  values: Readonly<Record<string, string>>;
  errors: FieldErrors;
  /** Orders that the field of an order number offers. */
  orders?: readonly OfferedOrder[];
}

const ORDERS_ID = 'contact-orders';

const INPUTS = {
  name: { autoComplete: 'name', maxLength: 100, width: 'half' },
  companyName: { autoComplete: 'organization', maxLength: 100, width: 'half' },
  email: { autoComplete: 'email', inputMode: 'email', maxLength: 254, type: 'email', width: 'half' },
  phone: { autoComplete: 'tel', inputMode: 'tel', maxLength: 30, type: 'tel', width: 'half' },
  zip: { autoComplete: 'postal-code', maxLength: 12, width: 'longThird' },
  desiredDate: { autoComplete: 'off', maxLength: 60, width: 'third' },
  project: { autoComplete: 'off', maxLength: 100, width: 'third' },
  orderNumber: { autoComplete: 'off', maxLength: 30, width: 'half' },
} as const satisfies Record<Exclude<ContactField, 'message'>, object>;

/** The texts that a form of contact asks for, with what was entered and what is wrong with it. */
export function LeadFields({ facts, text, values, errors, orders = [] }: LeadFieldsProps) {
  const optional: readonly ContactField[] = facts.optional;
  const firstWrong = facts.fields.find((field) => errors.byField.has(field));
  const common = (field: ContactField) => ({
    autoFocus: field === firstWrong,
    defaultValue: values[field] ?? '',
    error: errors.byField.get(field),
    id: fieldId(field),
    label: text(`field.${field}`),
    name: field,
    ...(optional.includes(field) ? { optionalLabel: text('optional') } : { required: true }),
  });
  return facts.fields.map((field) => {
    if (field === 'message') {
      return <TextArea {...common(field)} className={styles.width.full} key={field} maxLength={5000} rows={5} />;
    }
    const { width, ...input } = INPUTS[field];
    if (field !== 'orderNumber') {
      return <TextField {...input} {...common(field)} className={styles.width[width]} key={field} />;
    }
    return (
      <div className={styles.width.full} key={field}>
        <TextField {...input} {...common(field)} description={text('orderNumberHint')} list={ORDERS_ID} />
        {/* Browsers search it by number and by project, without a call (CF-03). */}
        <datalist id={ORDERS_ID}>
          {orders.map(({ number, project }) => (
            <option key={number} label={project || number} value={number} />
          ))}
        </datalist>
      </div>
    );
  });
}
