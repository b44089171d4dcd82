import type { Metadata } from 'next';
import type { PageContext } from '@/lib/routing/page-context';
import { CHECKOUT_MESSAGES } from '@/lib/texts/checkout-messages';
import { getTexts } from '@/lib/texts/i18n';
import { createTranslate } from '@/lib/texts/translate';

/** Title of a page of the checkout; search engines have no business there. */
export function checkoutMetadata(
  { locale }: PageContext,
  step: 'address' | 'payment' | 'confirm' | 'success',
): Metadata {
  const text = createTranslate(CHECKOUT_MESSAGES[locale], locale);
  const title = step === 'success' ? text('success.seoTitle') : text(`${step}.title`);
  return { title: getTexts(locale, 'common')('titleSuffix', { title }), robots: { index: false, follow: false } };
}
