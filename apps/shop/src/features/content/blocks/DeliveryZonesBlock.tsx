import { textOf } from '@geven/cms-blocks';
import type { DeliveryRates } from '@geven/odoo-sdk';
import { formatMetres, formatMoney } from '@geven/timber';
import { DataTable } from '@geven/ui/DataTable';
import { Section } from '@geven/ui/Section';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { getTexts } from '@/lib/texts/i18n';
import type { SceneBlockProps } from '../block-scene';
import { loadDeliveryRates, postcodesOf, truckPriceOf } from '../load-delivery-rates';

/** What delivery costs in every zone, from the rate card that carts are calculated with. */
export async function DeliveryZonesBlock({ block, provider: { fill }, scene: { context } }: SceneBlockProps) {
  const { locale } = context;
  const t = getTexts(locale, 'content');
  const rates = await loadDeliveryRates(locale);
  const { zones } = rates;
  const extras = t('delivery.extras', {
    length: formatMetres(rates.extraLengthAbove, locale),
    lengthPrice: formatMoney(rates.extraLengthPrice),
    tonnes: new Intl.NumberFormat(locale).format(rates.heavyStep / 1_000_000),
    heavyPrice: formatMoney(rates.heavyPrice),
    samples: rates.freeSamples,
  });
  const title = fill(textOf(block.title));
  const table = (
    <Stack gap={4}>
      <DataTable
        caption={title || t('delivery.zones')}
        columns={[
          {
            key: 'zone',
            header: t('delivery.postcodes'),
            isRowHeader: true,
            cell: (zone) => `${t(`delivery.countries.${zone.countryCode as 'NL'}`)} ${postcodesOf(zone, locale)}`,
          },
          { key: 'truck', header: t('delivery.truck'), align: 'end', cell: (zone) => truckPriceOf(zone, locale) },
          { key: 'parcel', header: t('delivery.parcel'), align: 'end', cell: (zone) => formatMoney(zone.parcelPrice) },
        ]}
        onPhone="scroll"
        rowKey={(zone) => `${zone.countryCode} ${zone.postcodes?.[0]?.first ?? ''} ${zone.maximum ?? ''}`}
        rows={[...zones.filter(isPriced), ...zones.filter((zone) => !isPriced(zone))]}
      />
      <Text isMeasured size="caption" tone="muted">
        {extras}
      </Text>
    </Stack>
  );
  return title ? (
    <Section heading={title} headingSize="heading">
      {table}
    </Section>
  ) : (
    table
  );
}

/** What is agreed after the order comes last. */
const isPriced = ({ truckPrice }: DeliveryRates['zones'][number]): boolean => truckPrice !== null;
