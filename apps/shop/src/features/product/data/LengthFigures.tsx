import type { Product, ProductVariant } from '@geven/odoo-sdk';
import { formatAmount, formatDecimal, formatWeight, lineAmounts } from '@geven/timber';
import { DataTable } from '@geven/ui/DataTable';
import { Disclosure } from '@geven/ui/Disclosure';
import { Unit } from '@geven/ui/Unit';
import { shownCents } from '@/lib/products/prices';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { legalUnitPrice } from '@/lib/texts/unit-texts';

export interface LengthFiguresProps {
  context: PageContext;
  product: Product;
}

/** Every length with item number, barcode, weight, volume, and the price of a piece and of a full pack. */
export function LengthFigures({ context, product }: LengthFiguresProps) {
  const t = getTexts(context.locale, 'product');
  const variants = product.productVariants.filter(({ isPublished, isSample }) => isPublished && !isSample);
  if (variants.length === 0) return null;
  const pack = product.piecesPerPack !== null && product.piecesPerPack > 1 ? product.piecesPerPack : null;
  const packPrice = ({ combinationInfo }: ProductVariant, pieces: number) => {
    const { net, gross } = lineAmounts(pieces, combinationInfo.price, context.vatRate);
    return formatAmount(context.isNet ? net : gross);
  };
  const isWood = product.variantView === 'WoodView';
  const title = t(isWood ? 'lengths.figures' : 'lengths.figuresOfPacks');
  const ofUnits = getTexts(context.locale, 'common');
  const legalPrice = ({ combinationInfo, contents }: ProductVariant) =>
    legalUnitPrice(shownCents(combinationInfo.price, context), contents, ofUnits);
  return (
    <Disclosure headingLevel={3} summary={title}>
      <DataTable
        caption={title}
        columns={[
          {
            key: 'name',
            header: t(isWood ? 'lengths.length' : 'lengths.article'),
            cell: ({ attributeLength, name }) => attributeLength?.commercialName ?? name,
            isRowHeader: true,
          },
          { key: 'item', header: t('data.itemNumber'), cell: ({ itemNumber }) => itemNumber },
          { key: 'barcode', header: t('lengths.barcode'), cell: ({ barcode }) => barcode },
          {
            key: 'weight',
            header: `${t('lengths.weight')}, kg`,
            cell: ({ weight }) => formatWeight(weight, context.locale),
            align: 'end',
          },
          {
            key: 'volume',
            header: `${t('lengths.volume')}, m³`,
            cell: ({ volume }) => (volume > 0 ? formatDecimal(volume / 1e6, 4, context.locale) : '–'),
            align: 'end',
          },
          {
            key: 'piece',
            header: t(isWood ? 'lengths.pricePerPiece' : 'lengths.price'),
            cell: ({ combinationInfo, unitOfSale }) => (
              <>
                {formatAmount(shownCents(combinationInfo.price, context))}
                {!isWood && <Unit>{ofUnits(`units.each.${unitOfSale}`)}</Unit>}
              </>
            ),
            align: 'end',
          },
          ...(variants.some((variant) => legalPrice(variant))
            ? [
                {
                  key: 'unitPrice',
                  header: t('price.unitPrice'),
                  cell: (variant: ProductVariant) => {
                    const legal = legalPrice(variant);
                    return legal ? `${legal.amount} ${legal.unit}` : '–';
                  },
                  align: 'end' as const,
                },
              ]
            : []),
          ...(pack === null
            ? []
            : [
                {
                  key: 'pack',
                  header: t('lengths.perPack'),
                  cell: (variant: ProductVariant) => packPrice(variant, pack),
                  align: 'end' as const,
                },
              ]),
        ]}
        density="dense"
        onPhone="scroll"
        rowKey={({ id }) => String(id)}
        rows={variants}
      />
    </Disclosure>
  );
}
