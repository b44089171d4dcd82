import type { PlacedOrder } from '@geven/odoo-sdk';
import { Text } from '@geven/ui/Text';
import type { Texts } from '@/lib/texts/areas';

interface AddressLinesProps {
  text: Texts<'checkout'>;
  /** A whole one, or whom an order is billed to. */
  address: Omit<NonNullable<PlacedOrder['partner']>, 'country'> & { country: { name: string }; vat?: string | null };
  /** With e-mail and telephone: a mistake in them is the last chance to be reached. */
  hasContact?: boolean;
}

/** An address as it is on a letter. */
export function AddressLines({ address, hasContact = false, text }: AddressLinesProps) {
  const { companyName, name, street, street2, zip, city, country, email, phone, vat } = address;
  return (
    <>
      {companyName && <Text>{companyName}</Text>}
      <Text>{name}</Text>
      <Text>{[street, street2].filter(Boolean).join(', ')}</Text>
      <Text>
        {zip} {city}, {country.name}
      </Text>
      {hasContact && [email, phone].filter(Boolean).map((line) => <Text key={line}>{line}</Text>)}
      {vat && <Text>{text('confirm.vatId', { vat })}</Text>}
    </>
  );
}
