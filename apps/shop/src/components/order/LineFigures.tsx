import { Text } from '@geven/ui/Text';
import { Unit } from '@geven/ui/Unit';
import type { AreaKind, LineFacts } from '@/lib/cart/line-facts';
import type { Texts } from '@/lib/texts/areas';
import { legalUnitPrice } from '@/lib/texts/unit-texts';
import { screenOnly } from '../print/print.css';
import { LineFinishes } from './LineFinishes';
import { figures, pieceFigure } from './order.css';

interface UnitPricesOptions {
  /** The price of a piece has a column of its own where there is room for it. */
  hasPieceColumn?: boolean;
  /** False where the sum beside it says the same. */
  hasPiecePrice?: boolean | undefined;
}

interface LineFiguresProps {
  facts: LineFacts;
  text: Texts<'cart'>;
}

/** Size and kind, what the line comes to in m, m² and kg, and its unit prices in one size (legal duty). */
export function LineFigures({
  facts,
  text,
  hasPiecePrice,
}: LineFiguresProps & Pick<UnitPricesOptions, 'hasPiecePrice'>) {
  const area = facts.area && `m²${areaWord(facts.area.kind, text)}`;
  return (
    <>
      {(facts.size || facts.length || facts.kind) && (
        <Text>
          {facts.size && (
            <>
              {facts.size}
              <Unit>mm</Unit>
            </>
          )}
          {facts.length && (
            // A column of its own on paper.
            <span className={screenOnly}>
              {facts.size && ', '}
              {facts.length}
            </span>
          )}
          {facts.kind && `${facts.size || facts.length ? ', ' : ''}${facts.kind}`}
        </Text>
      )}
      <LineFinishes facts={facts} text={text} />
      {facts.metres && (
        <ul className={figures}>
          <Figure unit="m" value={facts.metres} />
          {facts.area && area && <Figure unit={area} value={facts.area.value} />}
          <Figure unit="kg" value={facts.weight} />
        </ul>
      )}
      {(facts.metres || facts.sold.contents || hasPiecePrice) && (
        <UnitPrices facts={facts} hasPieceColumn hasPiecePrice={hasPiecePrice} text={text} />
      )}
    </>
  );
}

/** Price per metre, per m² and per piece, in one size: the metre is the legal unit; of packs the unit price of what is in them. */
export function UnitPrices({
  facts,
  text,
  hasPieceColumn = false,
  hasPiecePrice = true,
}: LineFiguresProps & UnitPricesOptions) {
  const area = facts.area ? `m²${areaWord(facts.area.kind, text)}` : 'm²';
  const legal = legalUnitPrice(facts.cents, facts.sold.contents, text);
  return (
    <ul className={figures}>
      {facts.pricePerMetre && <Figure unit="/m" value={`€\u00a0${facts.pricePerMetre}`} />}
      {facts.pricePerArea && <Figure unit={`/${area}`} value={`€\u00a0${facts.pricePerArea}`} />}
      {hasPiecePrice && (
        <Figure
          className={hasPieceColumn ? pieceFigure : undefined}
          unit={text(`units.each.${facts.sold.unitOfSale}`)}
          value={`€\u00a0${facts.pricePerPiece}`}
        />
      )}
      {legal && <Figure unit={legal.unit} value={legal.amount} />}
    </ul>
  );
}

interface FigureProps {
  value: string;
  unit: string;
  className?: string | undefined;
}

function Figure({ value, unit, className }: FigureProps) {
  return (
    <li className={className}>
      {value}
      <Unit>{unit}</Unit>
    </li>
  );
}

function areaWord(kind: AreaKind, text: Texts<'cart'>): string {
  return kind === 'plain' ? '' : ` ${text(kind)}`;
}
