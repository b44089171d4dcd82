import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getTexts } from '@/lib/texts/i18n';
import { CheckoutHeader } from './CheckoutHeader';

afterEach(cleanup);

const picture = (name: string) => ({
  src: `https://a.storyblok.com/f/1/120x40/1/${name}.png`,
  width: 120,
  height: 40,
  alt: name,
  title: '',
});

function show(more: Partial<Parameters<typeof CheckoutHeader>[0]> = {}) {
  render(
    <CheckoutHeader
      country="Germany"
      hasLinks
      layout={{ logo: null, thirdLogo: null }}
      locale="en"
      text={getTexts('en', 'checkout')}
      {...more}
    />,
  );
}

describe('the header of the checkout', () => {
  it('leads back to the cart and home, and says where the order goes (LY-04) (CA-27) (CO-22)', () => {
    show();
    expect(screen.getByRole('link', { name: 'Back to cart' }).getAttribute('href')).toBe('/cart');
    expect(screen.getByRole('link', { name: 'Geven, to the home page' }).textContent).toBe('Geven');
    expect(screen.getByRole('banner').textContent).toContain('Delivery country Germany');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it("shows the editors' logo, and their seal beside it (LY-04)", () => {
    show({ layout: { logo: picture('Timber Ltd'), thirdLogo: picture('Safe payment') } });
    expect(screen.getAllByRole('img').map((each) => each.getAttribute('alt'))).toEqual(['Timber Ltd', 'Safe payment']);
  });

  it('has its logo in the same place with and without a way back (LY-05)', () => {
    const place = () => screen.getByRole('link', { name: 'Geven, to the home page' }).className;
    show();
    const before = place();
    cleanup();
    show({ hasLinks: false });
    expect(place()).toBe(before);
  });

  it('has no way back after the order, and no country before it is known (LY-04, LY-05)', () => {
    show({ hasLinks: false, country: undefined });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByText('Delivery country')).toBeNull();
  });
});
