import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getTexts } from '@/lib/texts/i18n';
import { sampleCart } from '@/testing/sample-cart';
import { DeliveryChoice } from './DeliveryChoice';

afterEach(cleanup);

const text = getTexts('de', 'cart');
const show = (cart = sampleCart()) =>
  render(
    <form>
      <DeliveryChoice cart={cart} days="1.–12. Dez." text={text} />
    </form>,
  );

describe('the choice of delivery', () => {
  it('is sent by the form around it, which needs no script (CA-11)', () => {
    show();
    const form = screen.getByRole('radiogroup').closest('form');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ methodId: '2' });
  });

  it('keeps what was chosen and is not that of the cart yet', () => {
    const [, pickup] = sampleCart().deliveryMethods;
    render(<DeliveryChoice cart={sampleCart()} days="" pending={pickup?.id} text={text} />);
    const checked = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    expect(checked.map(({ value }) => value)).toEqual([String(pickup?.id)]);
  });

  it('says of each what it costs, when it comes and where (CA-17)', () => {
    show();
    const said = (name: string) =>
      (screen.getByRole('radio', { name }).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    expect(said('Lieferung per Lkw')).toMatch(/1\.–12\. Dez\./);
    expect(said('Abholung im Holzlager')).toMatch(/0,00/);
    expect(said('Abholung im Holzlager')).toMatch(/Musterweg 1, D-47574 Goch/);
    expect(said('Abholung im Holzlager')).not.toMatch(/Dez/);
  });

  it('asks for nothing where an address is given beside it', () => {
    const deliveryMethods = sampleCart().deliveryMethods.map((method) => ({ ...method, price: null }));
    const cart = sampleCart({ isDeliveryKnown: false, deliveryMethods });
    render(<DeliveryChoice cart={cart} days="" isByAddress text={text} />);
    expect(screen.getByText(text('deliveryByAddress'))).toBeDefined();
    expect(screen.queryByText(text('deliveryUnknown'))).toBeNull();
    expect(document.body.textContent).not.toContain(text('byPostcode'));
  });

  it('asks for the postcode where it is not known, and names the maximum of an island (CA-15)', () => {
    const [truck, pickup] = sampleCart().deliveryMethods;
    if (!truck || !pickup) throw new Error('The sample has two ways');
    show(sampleCart({ isDeliveryKnown: false, deliveryMethods: [{ ...truck, price: null }, pickup] }));
    expect(screen.getByText(text('deliveryUnknown'))).toBeDefined();
    expect(document.body.textContent).toContain(text('byPostcode'));
    cleanup();
    show(sampleCart({ deliveryMethods: [{ ...truck, price: null, maximum: 19_500 }, pickup] }));
    expect(screen.getByText(/bis €\s195,00/)).toBeDefined();
  });
});
