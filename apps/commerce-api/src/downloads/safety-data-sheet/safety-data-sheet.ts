import type { Sheet, SheetBlock } from '../../ports/sheet';
import { downloadTexts } from '../download-texts';
import { frame, type SheetSource, sampleNotice } from '../sheet-frame';
import { mixtureOf } from './mixture-of';
import { describeMixture } from './sections/describe-mixture';
import { handleMixture } from './sections/handle-mixture';
import { judgeMixture } from './sections/judge-mixture';
import type { SectionSource } from './sections/section-source';
import { shipMixture } from './sections/ship-mixture';

/**
 * The 16 sections of annex II of REACH for the mixtures of the sample, marked as such (LG-12); null for all others, whose
 * makers alone know what is in them.
 */
export function safetyDataSheet(source: SheetSource): Sheet | null {
  const mixture = mixtureOf(source.product);
  if (!mixture) return null;
  const t = downloadTexts(source.locale, 'safety');
  const of: SectionSource = { ...source, mixture, t };
  const { hazards, ...described } = describeMixture(of);
  const { firstAid, fire, release, handling, protection } = handleMixture(of);
  const { properties, reactivity, toxicology, ecology } = judgeMixture(of);
  const { disposal, transport, law, other } = shipMixture(of);
  const sections: SheetBlock[][] = [
    ...[described.identity, hazards, described.composition],
    ...[firstAid, fire, release, handling, protection],
    ...[properties, reactivity, toxicology, ecology],
    ...[disposal, transport, law, other],
  ];
  return {
    ...frame(source),
    blocks: [
      sampleNotice(source.locale),
      ...sections.flatMap((blocks, index): SheetBlock[] => [
        { type: 'heading', text: t('section', { number: index + 1, heading: t(`headings.${index + 1}`) }) },
        ...blocks,
      ]),
    ],
  };
}
