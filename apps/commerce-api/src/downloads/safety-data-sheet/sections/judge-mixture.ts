import { effectsOn } from './handle-mixture';
import { consequences, figure, list, type SectionSource } from './section-source';

/** Sections 9 to 12: what is known of it. */
export function judgeMixture(source: SectionSource) {
  const { mixture, t } = source;
  const onPeople = effectsOn('people', source);
  const [inWater] = effectsOn('water', source);
  return {
    properties: [{ type: 'facts', rows: propertyRows(source) } as const],
    reactivity: [
      list(
        t('reactivity.stable'),
        t('reactivity.avoid', { materials: t(`mixtures.${mixture.key}.avoid`) }),
        ...consequences(source, 'reactivity.decomposition'),
      ),
    ],
    toxicology: [
      list(
        t('toxicology.method'),
        t('firstAid.symptoms', { effects: onPeople.join('; ') }),
        t(`mixtures.${mixture.key}.toxicology`),
        t('toxicology.others'),
      ),
    ],
    ecology: [
      list(
        inWater ? t('ecology.toxicity', { effect: inWater }) : t('ecology.notClassified'),
        ...consequences(source, 'ecology.release'),
        t('ecology.noData'),
      ),
    ],
  };
}

function propertyRows(source: SectionSource): [label: string, value: string][] {
  const { mixture, t } = source;
  const { ph, flashPoint, density, isSoluble, viscosity } = mixture;
  const flash = flashPoint ? t('properties.flashPointValue', { value: flashPoint }) : t('properties.notFlammable');
  return [
    [t('properties.state'), t('properties.liquid')],
    [t('properties.colour'), t(`mixtures.${mixture.key}.colour`)],
    ...(ph ? [[t('properties.ph'), ph] as [string, string]] : []),
    [t('properties.flashPoint'), flash],
    [t('properties.density'), t('properties.densityValue', { value: figure(density, source) })],
    [t('properties.solubility'), t(isSoluble ? 'properties.soluble' : 'properties.insoluble')],
    ...(viscosity
      ? [
          [t('properties.viscosity'), t('properties.viscosityValue', { value: figure(viscosity, source) })] as [
            string,
            string,
          ],
        ]
      : []),
    [t('properties.other'), t('properties.notDetermined')],
  ];
}
