import type { Metadata } from 'next';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';

/** Title of a page of the checkout; search engines have no business there. */
export const checkoutMetadata =
  (step: 'address' | 'payment' | 'confirm' | 'success' | 'fail') =>
  ({ context: { locale } }: { context: PageContext }): Metadata => {
    const text = getTexts(locale, 'checkout');
    const title = step === 'success' || step === 'fail' ? text(`${step}.seoTitle`) : text(`${step}.title`);
    return { title: getTexts(locale, 'common')('titleSuffix', { title }), robots: { index: false, follow: false } };
  };
