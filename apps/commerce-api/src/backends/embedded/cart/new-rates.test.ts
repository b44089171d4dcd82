import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FreightRates } from '../../../domain/checkout/freight-rates';
import { shippedRates } from '../../../freight/testing';
import type { Backend } from '../../contracts/backend';
import { ROTTERDAM } from '../../contracts/rotterdam';
import { startEmbedded } from '../testing/start-embedded';

/** The same card with another price for the rest of the Netherlands and another maximum for its islands. */
function raised(rates: FreightRates): FreightRates {
  const zones = rates.countries.NL.zones.map((zone) => ({
    ...zone,
    price: zone.price && zone.price + 100,
    maximum: zone.maximum && zone.maximum + 100,
  }));
  return { ...rates, countries: { ...rates.countries, NL: { surcharge: 0, zones } } };
}

describe('a rate card that begins while somebody shops', () => {
  let backend: Backend;
  let rates = shippedRates();
  beforeAll(async () => {
    backend = await startEmbedded(() => rates);
  });
  afterAll(() => backend.close());

  async function cartTo(zip: string) {
    rates = shippedRates();
    const shopper = await backend.newShopper('nl');
    const { carts } = backend.ports;
    await carts.addMultipleItems(shopper, [{ variantId: backend.variants.board, pieces: 10 }]);
    return { shopper, carts, before: await carts.setDestination(shopper, { country: 'NL', zip }) };
  }

  it('makes a new version of the cart, once, so that nobody orders at a price that was not shown', async () => {
    const { shopper, carts, before } = await cartTo('3011 AA');
    expect(await carts.load(shopper)).toEqual(before);
    rates = raised(rates);
    const after = await carts.load(shopper);
    expect(after?.amounts.delivery).toBe(7000);
    expect(after?.version).toBeGreaterThan(before.version);
    expect(await carts.load(shopper)).toEqual(after);
  });

  it('has another maximum of delivery accepted again (CA-15)', async () => {
    const { shopper, carts } = await cartTo('1791 AA');
    const { checkout, payments } = backend.ports;
    const [wire] = await payments.providers();
    const { id } = await checkout.addAddress(shopper, { ...ROTTERDAM, city: 'Den Burg', zip: '1791 AA' });
    await checkout.selectAddress(shopper, id, 'shipping');
    const consent = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: true };
    await checkout.choosePayment(shopper, { providerId: wire?.id ?? 0, consent });
    expect((await carts.load(shopper))?.consent).toEqual(consent);
    rates = raised(rates);
    const after = await carts.load(shopper);
    expect(after?.freight?.maximum).toBe(19_600);
    expect(after?.consent).toEqual({ ...consent, isDeliveryCostAccepted: false });
  });
});
