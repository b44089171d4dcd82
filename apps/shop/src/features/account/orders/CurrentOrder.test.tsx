import type { Address, AddressId, CountryId, PlacedOrder } from '@geven/odoo-sdk';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getTexts } from '@/lib/texts/i18n';
import { sampleOrder } from '@/testing/sample-order';
import { CurrentOrder } from './CurrentOrder';

afterEach(cleanup);

const ADDRESS: Address = {
  id: 5 as AddressId,
  name: 'Jana Brandt',
  companyName: null,
  street: 'Am Hafen 1',
  street2: null,
  city: 'Köln',
  zip: '50679',
  email: 'jana@brandt.example',
  phone: '+49 221 123456',
  vat: null,
  addressType: 'shipping',
  isCompany: false,
  isDefault: true,
  country: { id: 276 as CountryId, name: 'Deutschland', code: 'DE', isDeliverable: true },
};

const show = (deliveryDates: PlacedOrder['deliveryDates']) =>
  render(
    <ul>
      <CurrentOrder
        locale="de"
        order={sampleOrder({ deliveryDates, partnerShipping: ADDRESS })}
        text={getTexts('de', 'orders')}
      />
    </ul>,
  );

it('says where an order goes and when, which the line of a phone does not', () => {
  show({ from: '2026-12-01', to: '2026-12-12' });
  expect(screen.getByText(/^Lieferung nach 50679 Köln, 1\.–12\.\sDez/)).toBeDefined();
});

it('says where alone while its days are not known', () => {
  show(null);
  expect(screen.getByText('Lieferung nach 50679 Köln')).toBeDefined();
});
