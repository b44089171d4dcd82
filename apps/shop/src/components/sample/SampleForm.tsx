import type { Locale } from '@geven/timber';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { SampleIsland } from './SampleIsland';

export interface SampleFormProps {
  locale: Locale;
  /** Path of the page, to come back to when it is refused. */
  path: string;
}

/** The form of every `SampleButton` of a page: a plain one that leads to the cart; with scripts the page stays. */
export function SampleForm({ locale, path }: SampleFormProps) {
  const t = getTexts(locale, 'common');
  return (
    <SampleIsland
      cartHref={href('cart', locale)}
      errors={getMessages(locale, 'errors')}
      locale={locale}
      path={path}
      texts={{
        added: t('sample.added'),
        toCart: t('sample.toCart'),
        region: t('notifications'),
        dismiss: t('close'),
      }}
    />
  );
}
