import { formatAmount, unitPrice } from '@geven/timber';
import { type Coverage, coveredArea } from '@geven/timber/coverage';
import { Unit } from '@geven/ui/Unit';
import { packLabel } from '@/components/pack/pack-label';
import { legalUnitPrice } from '@/lib/texts/unit-texts';
import { type BuyRowsProps, type PricedRow, RowPieces, RowStock, RowSum } from './BuyRows';
import * as styles from './buy.css';
import * as packs from './quantities.css';

export interface BuyQuantitiesProps extends Omit<BuyRowsProps, 'face' | 'grain' | 'locale'> {
  /** Name of what is sold in these sizes, which each of them begins with. */
  product: string;
  /** m² that a litre of it covers. */
  coverage: Coverage | null;
}

/** Characters of a unit that a phone's row has room for behind the price: `/l`, but not `/100 Stück`. */
const SHORT_UNIT = 3;

/** The simple quantity of what has no lengths, such as a box of screws: its versions, each with price and pieces (PD-35). */
export function BuyQuantities({ product, coverage, rows, step, onPieces, stockNote, t }: BuyQuantitiesProps) {
  const [unit, ...others] = new Set(rows.map((row) => legalUnitPrice(row.shownPiece, row.contents, t)?.unit));
  const hasUnitPrices = unit !== undefined || others.length > 0;
  // One unit of all packs is in the head.
  const isUnitInHead = unit !== undefined && others.length === 0;
  const isShort = unit !== undefined && unit.length <= SHORT_UNIT;
  const reachOf = ({ contents }: PricedRow) => contents && coverage && coveredArea(contents, coverage);
  const hasReach = rows.some(reachOf);
  const [soldAs = 'PIECE', ...otherwise] = new Set(rows.map(({ unitOfSale }) => unitOfSale));
  return (
    <>
      <table className={packs.table}>
        <caption className={styles.caption}>{t('lengths.packsCaption')}</caption>
        <thead>
          <tr className={styles.headRow}>
            <th className={styles.head} scope="col">
              {t(`lengths.${distinctionOf(rows, product)}`)}
              {hasReach && <span className={packs.onPhones}>, {t('lengths.reachInHead')}</span>}
            </th>
            {hasReach && (
              <th className={packs.headReach} scope="col">
                {t('lengths.reach')}
              </th>
            )}
            <th className={styles.headStock} scope="col">
              {t('lengths.stock')}
            </th>
            <th className={styles.headEnd} scope="col">
              <span className={isUnitInHead && !isShort ? packs.onWide : undefined}>{t('lengths.price')}</span>
              {isUnitInHead && !isShort && (
                <span className={packs.onPhones}>
                  <span className={packs.priceOnSmallPhones}>{t('lengths.price')}</span>
                  <span className={packs.euroOnPhones}>€, </span>
                  <span className={packs.unitOnPhones}>€ {unit}</span>
                </span>
              )}
            </th>
            {hasUnitPrices && (
              <th className={styles.headSum} scope="col">
                {isUnitInHead ? `€ ${unit}` : t('price.unitPrice')}
              </th>
            )}
            <th className={packs.soldAs} scope="col">
              {otherwise.length === 0 ? t(`units.plural.${soldAs}`) : t('total.quantity')}
            </th>
            <th className={styles.headSum} scope="col">
              {t('lengths.sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className={row.pieces > 0 ? styles.rowChosen : styles.row} key={row.name}>
              <th className={packs.name} scope="row">
                {packLabel(row.name, product) ?? row.name}
                <Reach area={reachOf(row)} className={packs.reachBelowName} hasUnit />
              </th>
              {hasReach && (
                <td className={packs.reach}>
                  <Reach area={reachOf(row)} />
                </td>
              )}
              <td className={packs.stock}>
                <RowStock row={row} t={t} />
              </td>
              <td className={hasUnitPrices ? packs.price : styles.lonePrice}>{formatAmount(row.shownPiece)}</td>
              {hasUnitPrices && (
                <td className={packs.unitPrice}>
                  <LegalPrice isShort={isShort} isUnitInHead={isUnitInHead} row={row} t={t} />
                </td>
              )}
              <td className={styles.pieces}>
                <RowPieces onPieces={onPieces} row={row} step={step} t={t} />
              </td>
              <RowSum className={packs.sum} row={row} t={t} />
            </tr>
          ))}
        </tbody>
      </table>
      {stockNote && <div className={styles.note}>{stockNote}</div>}
    </>
  );
}

type ContentsUnit = NonNullable<PricedRow['contents']>['unit'];

/** Of these a pack holds an amount; what is used by the metre or m² is named by its length and width. */
const AMOUNTS: ReadonlySet<ContentsUnit> = new Set(['PIECE', 'MILLILITRE', 'GRAM']);

/** What versions differ in: how much is in them, how large they are, or something that only their names say. */
function distinctionOf(rows: readonly PricedRow[], product: string): 'contents' | 'size' | 'article' {
  const isAmount = ({ contents, unitOfSale }: PricedRow) =>
    contents ? AMOUNTS.has(contents.unit) : unitOfSale === 'SET';
  const isSize = ({ name }: PricedRow) => /^\d/.test(packLabel(name, product) ?? '');
  if (rows.every(isAmount)) return 'contents';
  return rows.every(isSize) ? 'size' : 'article';
}

interface ReachProps {
  area: Coverage | null;
  className?: string;
  hasUnit?: boolean;
}

/** m² that one pack covers in one coat. */
function Reach({ area, className, hasUnit = false }: ReachProps) {
  if (!area) return null;
  return (
    <span className={className}>
      {area.from === area.to ? area.from : `${area.from}–${area.to}`}
      {hasUnit && <Unit>m²</Unit>}
    </span>
  );
}

interface LegalPriceProps {
  row: PricedRow;
  isUnitInHead: boolean;
  /** Phones have both prices below one head, and room for a short unit. */
  isShort: boolean;
  t: BuyRowsProps['t'];
}

/** The unit price (LG-02), with its unit unless the column's head has it. */
function LegalPrice({ row: { shownPiece, contents }, isUnitInHead, isShort, t }: LegalPriceProps) {
  const legal = legalUnitPrice(shownPiece, contents, t);
  if (!contents?.reference || !legal) return null;
  if (isUnitInHead) {
    return (
      <>
        {formatAmount(unitPrice(shownPiece, contents.amount, contents.reference))}
        {isShort && <Unit className={packs.onPhones}>{legal.unit}</Unit>}
      </>
    );
  }
  return (
    <>
      {legal.amount}
      <Unit>{legal.unit}</Unit>
    </>
  );
}
