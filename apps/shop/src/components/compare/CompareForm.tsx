import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { CompareIsland } from './CompareIsland';
import { COMPARE_FORM_ID } from './compare-form-id';

export interface CompareFormProps {
  locale: Locale;
}

/** The form of every `CompareChoice` of a page: without scripts its button compares what is chosen on this page. */
export function CompareForm({ locale }: CompareFormProps) {
  const t = getTexts(locale, 'compare');
  const action = href('compare', locale);
  return (
    <>
      <form action={action} id={COMPARE_FORM_ID} method="get">
        <noscript>
          <Button type="submit" variant="outline">
            {t('show')}
          </Button>
        </noscript>
      </form>
      <CompareIsland
        action={action}
        texts={{
          bar: t('bar'),
          count: t('count', { chosen: '#' }),
          full: t('full'),
          show: t('show'),
          remove: t('remove', { name: '#' }),
          clear: t('clear'),
        }}
      />
    </>
  );
}
