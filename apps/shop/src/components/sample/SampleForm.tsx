import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { SampleIsland } from './SampleIsland';

export interface SampleFormProps {
  context: Pick<PageContext, 'locale' | 'isNet'>;
  /** Path of the page, to come back to when it is refused. */
  path: string;
}

/** The form of every `SampleButton` of a page: a plain one that leads to the cart; with scripts the page stays. */
export function SampleForm({ context, path }: SampleFormProps) {
  const { locale, isNet } = context;
  const t = getTexts(locale, 'common');
  return (
    <SampleIsland
      errors={getMessages(locale, 'errors')}
      path={path}
      view={{
        locale,
        isNet,
        cartHref: href('cart', locale),
        labels: { region: t('notifications'), dismiss: t('close') },
      }}
    />
  );
}
