import { DefinitionList } from '@geven/ui/DefinitionList';
import { seller } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import type { SceneBlockProps } from '../block-scene';

const FACTS = ['name', 'address', 'register', 'vat', 'email', 'phone'] as const;

/** Who sells, as the imprint must say (legal row 13). */
export function SellerFactsBlock({ scene: { context } }: SceneBlockProps) {
  const t = getTexts(context.locale, 'content');
  return (
    <DefinitionList
      items={FACTS.map((fact) => ({ id: `seller-${fact}`, term: t(`seller.${fact}`), details: seller[fact] }))}
    />
  );
}
