import type { ReactNode } from 'react';
import { Footer } from '../../components/footer/Footer';
import { loadCategories } from '../../lib/categories';
import { CHECKOUT_MESSAGES } from '../../lib/checkout-messages';
import type { Place } from '../../lib/place';
import { createTranslate } from '../../lib/translate';
import { CheckoutHeader } from './CheckoutHeader';

interface CheckoutFrameProps {
  place: Place;
  /** Name of the country of delivery, once it is known. */
  country: string | undefined;
  /** False after the order, when there is nothing to go back to. */
  hasLinks?: boolean;
  children: ReactNode;
}

/** Header, content and footer of a page of the checkout. */
export async function CheckoutFrame({ place, country, hasLinks = true, children }: CheckoutFrameProps) {
  const { locale } = place;
  const categories = await loadCategories(locale);
  return (
    <>
      <CheckoutHeader
        country={country}
        hasLinks={hasLinks}
        locale={locale}
        text={createTranslate(CHECKOUT_MESSAGES[locale], locale)}
      />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer categories={categories} place={place} />
    </>
  );
}
