import type { Sheet, SheetBlock } from '../ports/sheet';
import { textList } from '../texts/api-texts';
import { downloadTexts } from './download-texts';
import { contact, frame, type SheetSource } from './sheet-frame';

/**
 * How to use treated wood: what it is treated with and for, where it must not be used, how to work and dispose of it (LG-12).
 * It is a treated article (Regulation (EU) No 528/2012, article 58) and no mixture, so it has no safety data sheet. Null for
 * wood that is not treated.
 */
export function treatedWoodInformation(source: SheetSource): Sheet | null {
  const { product, locale } = source;
  const { durability, safety, specie } = product;
  if (durability?.source !== 'TREATMENT') return null;
  const t = downloadTexts(locale, 'treated');
  const { treatedFor } = durability;
  const section = (name: string): SheetBlock[] => [
    { type: 'heading', text: t(`${name}.heading`) },
    { type: 'list', items: textList(t, `${name}.items`) },
  ];
  return {
    ...frame(source),
    blocks: [
      { type: 'paragraph', text: t('intro') },
      {
        type: 'facts',
        rows: [
          ...(specie ? [[t('facts.specie'), specie.name] as const] : []),
          [t('facts.substances'), safety.activeSubstances.join(', ')],
          [t('facts.property'), t('facts.propertyValue')],
          ...(treatedFor
            ? [[t('facts.treatedFor'), t(`facts.treatedForValue.${treatedFor.replace('.', '_')}`)] as const]
            : []),
        ],
      },
      ...section('use'),
      ...section('work'),
      ...section('after'),
      { type: 'heading', text: t('warnings') },
      { type: 'list', items: safety.warnings },
      ...contact(source),
    ],
  };
}
