import type { Product } from '@geven/odoo-sdk';
import { formatDecimal, type Locale, nonBreaking } from '@geven/timber';
import { DefinitionList } from '@geven/ui/DefinitionList';
import { Unit } from '@geven/ui/Unit';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './section-plate.css';

export interface BeamFactsProps {
  locale: Locale;
  product: Pick<Product, 'productVariants' | 'profile2' | 'end'>;
  /** mm. */
  thickness: number;
  width: number;
}

const MM2_OF_CM2 = 100;
/** The end grain of timber that its heart may be in; not of what is glued from boards. */
const WITH_HEART = /-beam\.webp$/;

/** Of a post or beam, beside its section: how large that is, what a metre weighs, the edges, and that it may crack. */
export function BeamFacts({ locale, product: { productVariants, profile2, end }, thickness, width }: BeamFactsProps) {
  const t = getTexts(locale, 'product');
  const variant = productVariants.find(({ isSample, lengte, weight }) => !isSample && lengte && weight);
  const measure = (value: number, digits: number, unit: string) => (
    <>
      {formatDecimal(value, digits, locale)}
      <Unit>{unit}</Unit>
    </>
  );
  const area = (thickness * width) / MM2_OF_CM2;
  const items = [
    { term: t('gallery.beam.area'), details: measure(area, area % 1 ? 1 : 0, 'cm²') },
    variant?.lengte && { term: t('data.weight'), details: measure(variant.weight / variant.lengte, 1, 'kg/m') },
    profile2 && { term: t('data.edges'), details: nonBreaking(profile2.name) },
    end && WITH_HEART.test(end.src) && { term: t('gallery.beam.checks'), details: t('gallery.beam.checksDetails') },
  ];
  return <DefinitionList className={styles.beamFacts} items={items.filter((item) => !!item)} />;
}
