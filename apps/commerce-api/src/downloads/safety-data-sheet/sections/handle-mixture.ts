import { consequences, list, type SectionSource } from './section-source';

/** Sections 4 to 8: what to do, and what to wear. */
export function handleMixture(source: SectionSource) {
  const { mixture, t } = source;
  const limits = mixture.ingredients.find(({ key }) => key === 'oxalicAcid')?.key ?? 'plain';
  return {
    firstAid: [
      list(
        t('firstAid.general'),
        ...consequences(source, 'firstAid.inhaled', 'firstAid.skin', 'firstAid.eyes', 'firstAid.swallowed'),
        t('firstAid.symptoms', { effects: effectsOn('people', source).join('; ') }),
        ...consequences(source, 'firstAid.treatment'),
      ),
    ],
    fire: [list(...consequences(source, 'fire.media', 'fire.hazards', 'fire.firefighters'))],
    release: [list(...consequences(source, 'release.people', 'release.environment', 'release.cleaning'))],
    handling: [
      list(...consequences(source, 'handling.use'), t('handling.hygiene'), ...consequences(source, 'handling.storage')),
    ],
    protection: [
      list(
        t(`protection.limits.${limits}`),
        ...consequences(source, 'protection.eyes', 'protection.hands', 'protection.body', 'protection.breathing'),
      ),
    ],
  };
}

/** What the statements of the label mean for people, or for what lives in water. */
export function effectsOn(whom: 'people' | 'water', { mixture, t }: SectionSource): string[] {
  return mixture.label.statements
    .filter((code) => (whom === 'water') === (code === 'H410') && code !== 'H226')
    .map((code) => t(`effects.${code}`));
}
