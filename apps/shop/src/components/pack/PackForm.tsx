import type { Locale } from '@geven/timber';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { PackIsland } from './PackIsland';

export interface PackFormProps {
  locale: Locale;
  /** Path of the page, to come back to when it is refused. */
  path: string;
}

/** The form of every `PackButton` of a page: a plain one that leads to the cart; with scripts the page stays. */
export function PackForm({ locale, path }: PackFormProps) {
  const t = getTexts(locale, 'common');
  return (
    <PackIsland
      cartHref={href('cart', locale)}
      errors={getMessages(locale, 'errors')}
      locale={locale}
      path={path}
      texts={{ added: t('pack.added'), toCart: t('sample.toCart'), region: t('notifications'), dismiss: t('close') }}
    />
  );
}
