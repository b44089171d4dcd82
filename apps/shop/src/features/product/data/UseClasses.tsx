import type { Product } from '@geven/odoo-sdk';
import type { UseClass, UseClassFit } from '@geven/timber';
import { DataTable } from '@geven/ui/DataTable';
import { Disclosure } from '@geven/ui/Disclosure';
import { Heading } from '@geven/ui/Heading';
import { StockMark } from '@geven/ui/StockMark';
import { Text } from '@geven/ui/Text';
import type { PageContext } from '@/lib/routing/page-context';
import { durabilityIntro, placeOfUse, serviceLifeText, shortPlaceOfUse } from '@/lib/texts/durability-texts';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './data.css';

export interface UseClassesProps {
  context: PageContext;
  product: Product;
}

const MARKS = {
  SUITABLE: 'in-stock',
  WITH_DESIGN_CARE: 'low',
  LIMITED: 'low',
  NOT_SUITABLE: 'none',
} as const satisfies Record<UseClassFit, string>;

/** Durability explained: what it rests on, where this wood may be used, and how long wood as it grew lasts. */
export function UseClasses({ context, product: { durability } }: UseClassesProps) {
  const t = getTexts(context.locale, 'product');
  if (!durability || durability.uses.length === 0) return null;
  return (
    <div className={styles.uses}>
      <div>
        <Heading className={styles.usesTitle} level={3} size="name">
          {t('use.title')}
        </Heading>
        <Text tone="muted">{durabilityIntro(durability, t)}</Text>
      </div>
      <div className={styles.useClasses}>
        <div aria-hidden className={styles.chain}>
          {durability.uses.map(({ useClass, fit }) => (
            <span className={styles.link[fit]} key={useClass}>
              {useClass}
              <span className={styles.linkPlace}>{shortPlaceOfUse(useClass as UseClass, t)}</span>
            </span>
          ))}
        </div>
        <p aria-hidden className={styles.legend}>
          {t('data.useLegend')}
        </p>
        <Disclosure summary={t('data.useClasses')} variant="plain">
          <DataTable
            caption={t('use.title')}
            columns={[
              {
                key: 'class',
                header: t('use.class'),
                cell: ({ useClass }) => useClass,
                isRowHeader: true,
                width: '20%',
              },
              { key: 'place', header: t('use.place'), cell: ({ useClass }) => placeOfUse(useClass as UseClass, t) },
              {
                key: 'fit',
                header: t('use.fit'),
                cell: ({ fit }) => <StockMark state={MARKS[fit]}>{t(`use.fits.${fit}`)}</StockMark>,
              },
            ]}
            density="dense"
            onPhone="scroll"
            rowKey={({ useClass }) => useClass}
            rows={durability.uses}
          />
          {durability.serviceLife && (
            <Text isMeasured tone="muted">
              {serviceLifeText(durability, t)}
            </Text>
          )}
        </Disclosure>
      </div>
    </div>
  );
}
