import type { Locale } from '@geven/timber';
import { href } from '@/lib/routing/routes';
import { ERROR_TEXTS } from '@/lib/texts/error-texts';
import { getTexts } from '@/lib/texts/i18n';
import { SampleIsland } from './SampleIsland';

export interface SampleFormProps {
  locale: Locale;
  /** Path of the page, to come back to when it is refused. */
  path: string;
}

/** The form of every `SampleButton` of a page: a plain one that leads to the cart; with scripts the page stays. */
export function SampleForm({ locale, path }: SampleFormProps) {
  const t = getTexts(locale, 'listing');
  const common = getTexts(locale, 'common');
  return (
    <SampleIsland
      cartHref={href('cart', locale)}
      errors={ERROR_TEXTS[locale]}
      locale={locale}
      path={path}
      texts={{
        added: t('sampleAdded'),
        toCart: t('toCart'),
        region: common('notifications'),
        dismiss: common('close'),
      }}
    />
  );
}
