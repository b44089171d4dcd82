import type { Address } from '@geven/odoo-sdk';
import { Text } from '@geven/ui/Text';
import type { CheckoutView } from './checkout-view';

interface AddressLinesProps extends Pick<CheckoutView, 'text'> {
  address: Address;
}

/** An address as it stands on a letter. */
export function AddressLines({ address, text }: AddressLinesProps) {
  const { companyName, name, street, street2, zip, city, country, vat } = address;
  return (
    <>
      {companyName && <Text>{companyName}</Text>}
      <Text>{name}</Text>
      <Text>{[street, street2].filter(Boolean).join(', ')}</Text>
      <Text>
        {zip} {city}, {country.name}
      </Text>
      {vat && <Text>{text('confirm.vatId', { vat })}</Text>}
    </>
  );
}
