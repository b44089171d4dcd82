import type { Product } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';

/** The way from home to a product; one without categories is "not available" there (BC-05). */
export function productTrail({ title, websiteCategories: [category] }: Product, locale: Locale) {
  const t = getTexts(locale, 'common');
  const categories = [category?.parent, category].flatMap((each) => (each ? [each] : []));
  return {
    homeHref: href('home', locale),
    homeLabel: t('home'),
    items: [
      { label: t('allProducts'), href: href('category', locale) },
      ...(categories.length === 0
        ? [{ label: t('productNotAvailable') }]
        : categories.map(({ name, path }) => ({
            label: name,
            href: href('category', locale, { segments: path.split('/') }),
          }))),
      { label: title.name },
    ],
    label: t('breadcrumbs'),
  };
}
