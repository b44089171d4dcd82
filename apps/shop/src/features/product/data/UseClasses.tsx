import type { Product } from '@geven/odoo-sdk';
import { fitForUse, serviceLife, USE_CLASSES, type UseClass, type UseClassFit } from '@geven/timber';
import { DataTable } from '@geven/ui/DataTable';
import { Section } from '@geven/ui/Section';
import { StockMark } from '@geven/ui/StockMark';
import { Text } from '@geven/ui/Text';
import type { TFunction } from 'i18next';
import { getTexts } from '../../../lib/i18n';
import type { Place } from '../../../lib/place';
import * as styles from './data.css';

export interface UseClassesProps {
  place: Place;
  product: Product;
}

const MARKS = {
  suitable: 'in-stock',
  'with-design-care': 'low',
  'not-suitable': 'none',
} as const satisfies Record<UseClassFit, string>;

const placeKey = (use: UseClass) =>
  `use.places.${use.replace('.', '_') as '1' | '2' | '3_1' | '3_2' | '4' | '5'}` as const;

/** Durability explained: where this wood may be used, and how long it lasts as a rule of thumb. */
export function UseClasses({ place, product }: UseClassesProps) {
  const t = getTexts(place.locale, 'product');
  const durabilityClass = product.specie?.durabilityClass ?? null;
  // Untreated wood may name a use class as well: only a treatment raises it.
  const treatedFor = product.safety.activeSubstances.length > 0 ? product.safety.useClass : null;
  const rows = USE_CLASSES.flatMap((use) => {
    const fit = fitForUse({ durabilityClass, treatedFor }, use);
    return fit ? [{ use, fit }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Section heading={t('use.title')} headingSize="heading">
      <Text tone="muted">
        {t('use.intro')} {treatedFor && t('use.treated', { value: treatedFor })}
      </Text>
      <div className={styles.uses}>
        <DataTable
          caption={t('use.title')}
          columns={[
            { key: 'class', header: t('use.class'), cell: ({ use }) => use, isRowHeader: true, width: '20%' },
            { key: 'place', header: t('use.place'), cell: ({ use }) => t(placeKey(use)) },
            {
              key: 'fit',
              header: t('use.fit'),
              cell: ({ fit }) => <StockMark state={MARKS[fit]}>{t(`use.${fit}`)}</StockMark>,
            },
          ]}
          density="dense"
          onPhone="scroll"
          rowKey={({ use }) => use}
          rows={rows}
        />
      </div>
      <Text isMeasured tone="muted">
        {lifeText(durabilityClass, t)}
      </Text>
    </Section>
  );
}

function lifeText(durabilityClass: string | null, t: TFunction<'product'>): string {
  const { from, to } = serviceLife(durabilityClass) ?? { from: null, to: null };
  if (from !== null && to !== null) return t('use.lifeBetween', { from, to });
  if (from !== null) return t('use.lifeFrom', { from });
  return to === null ? '' : t('use.lifeTo', { to });
}
