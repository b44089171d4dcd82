import type { Address } from '@geven/odoo-sdk';
import { Radio } from '@geven/ui/Radio';
import { RadioGroup } from '@geven/ui/RadioGroup';
import type { AddressValues, BILLING } from '@/components/address/address-values';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';
import { choiceField, OTHER_ADDRESS } from './address-choice';

interface AddressChoiceProps extends Pick<CheckoutView, 'text'> {
  prefix: '' | typeof BILLING;
  /** The question. */
  legend: string;
  addresses: readonly Address[];
  values: AddressValues;
}

/** A choice between the addresses of the book and a new one, whose fields follow (CO-11). */
export function AddressChoice({ prefix, legend, addresses, values, text }: AddressChoiceProps) {
  const name = choiceField(prefix);
  const chosen = values[name] ?? OTHER_ADDRESS;
  return (
    <RadioGroup isLegendHidden legend={legend}>
      <div className={styles.methods}>
        {addresses.map((address) => (
          <Radio
            aside={address.isDefault ? text('address.default') : undefined}
            defaultChecked={chosen === String(address.id)}
            description={placeOf(address)}
            isBoxed
            key={address.id}
            label={address.companyName || address.name}
            name={name}
            value={String(address.id)}
          />
        ))}
        <Radio
          defaultChecked={chosen === OTHER_ADDRESS}
          isBoxed
          label={text('address.other')}
          name={name}
          value={OTHER_ADDRESS}
        />
      </div>
    </RadioGroup>
  );
}

function placeOf({ name, companyName, street, street2, zip, city, country }: Address): string {
  const lines = [companyName ? name : '', street, street2, `${zip} ${city}`, country.name];
  return lines.filter(Boolean).join(', ');
}
