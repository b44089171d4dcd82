import { formatDecimal, needsPredrilling, toProfile } from '@geven/timber';
import { CLADDING_RULES, deckingScrew, joistSpacing, screwsPerBatten } from '@geven/timber/fixings';
import type { Sheet, SheetBlock } from '../ports/sheet';
import { textList } from '../texts/api-texts';
import { boardMovement } from './board-movement';
import { downloadTexts } from './download-texts';
import { contact, frame, type SheetSource } from './sheet-frame';

type Building = 'decking' | 'cladding' | 'rhombus';

/** Which instruction a family has. */
const BUILDINGS: Readonly<Record<string, Building>> = { DH: 'decking', DS: 'decking', CL: 'cladding', RH: 'rhombus' };

/** Decking of softwood and of modified wood: joists stand closer. */
const SOFT_FAMILY = 'DS';

/** How a board is laid or fixed, with the distances of its own thickness and species; null for what has none (PD-22). */
export function assemblyInstruction(source: SheetSource): Sheet | null {
  const { product, locale } = source;
  const building = BUILDINGS[product.family];
  if (!building) return null;
  const t = downloadTexts(locale, 'assembly');
  const drilling = needsPredrilling({ density: null, modification: null, ...product.specie }) ? 'all' : 'ends';
  const screws = screwsPerBatten({ profile: toProfile(product.profile1?.slug), width: product.width ?? 0 });
  const values = {
    ...valuesOf(source),
    predrill: t(`predrill.${drilling}`),
    fixing: t(screws === 1 ? 'fixing.one' : 'fixing.two'),
  };
  const heading = (name: string): SheetBlock => ({ type: 'heading', text: t(`headings.${name}`) });
  const movement: SheetBlock[] = values.change
    ? [heading('movement'), { type: 'paragraph', text: t(`${building}.movement`, values) }]
    : [];
  return {
    ...frame(source),
    blocks: [
      { type: 'paragraph', text: t(`${building}.intro`, values) },
      heading('before'),
      { type: 'list', items: textList(t, `${building}.before`, values) },
      heading('steps'),
      { type: 'list', items: textList(t, `${building}.steps`, values), isNumbered: true },
      ...movement,
      heading('care'),
      { type: 'paragraph', text: t('care') },
      { type: 'paragraph', text: t('disclaimer'), isQuiet: true },
      ...contact(source),
    ],
  };
}

function valuesOf({ product, locale }: SheetSource) {
  const thickness = product.thickness ?? 0;
  const screw = deckingScrew(thickness);
  const { straight, diagonal } = joistSpacing(thickness, product.family === SOFT_FAMILY);
  return {
    ...CLADDING_RULES,
    width: product.width,
    workingWidth: product.workingWidth ?? product.width,
    spacing: straight,
    diagonal,
    screw: `${formatDecimal(screw.diameter, 1, locale)} × ${screw.length}`,
    change: boardMovement(product, locale),
  };
}
