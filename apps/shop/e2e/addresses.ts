import type { Locale } from '@geven/timber';

/** A shopper's delivery address as it is typed. */
export interface ShopperAddress {
  name: string;
  phone: string;
  street: string;
  zip: string;
  city: string;
  /** As the shop names it in the shopper's language. */
  country: string;
}

/** A shopper per language. */
export const ADDRESSES: Record<Locale, ShopperAddress> = {
  de: {
    name: 'Jördis Groß',
    phone: '+49 221 123456',
    street: 'Am Römerturm 3',
    zip: '50667',
    city: 'Köln',
    country: 'Deutschland',
  },
  nl: {
    name: 'Sanne de Vries',
    phone: '+31 26 1234567',
    street: 'Velperweg 10',
    zip: '6824 BH',
    city: 'Arnhem',
    country: 'Nederland',
  },
  en: {
    name: 'Emma Walker',
    phone: '+49 30 123456',
    street: 'Invalidenstraße 44',
    zip: '10115',
    city: 'Berlin',
    country: 'Germany',
  },
};

/** On Texel, whose delivery costs are calculated afterwards. */
export const WADDEN_ADDRESS: ShopperAddress = {
  name: 'Femke Bakker',
  phone: '+31 222 123456',
  street: 'Weverstraat 2',
  zip: '1791 AA',
  city: 'Den Burg',
  country: 'Niederlande',
};

let count = 0;

/** An address that no other test writes to, nor any earlier run. */
export function freshEmail(name: string): string {
  count += 1;
  return `${name}-${process.pid}-${Date.now()}-${count}@example.com`;
}
