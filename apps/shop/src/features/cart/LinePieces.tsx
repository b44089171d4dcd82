import type { CartLine, CartLineId } from '@geven/odoo-sdk';
import { MAX_PIECES } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { PiecesField } from '@geven/ui/PiecesField';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './cart.css';
import { useDraftPieces } from './use-draft-pieces';

interface LinePiecesProps {
  line: CartLine;
  /** Name and length, which tell this field from the others. */
  label: string;
  locale: string;
  /** Pieces to show instead of the line's own: those that were refused. */
  draft: number | undefined;
  describedBy: string | undefined;
  onPieces: (lineId: CartLineId, pieces: number) => void;
  text: Texts<'cart'>;
}

/** The pieces of a line: sent a moment after the last change, or with a button where scripts do not run. */
export function LinePieces({ line, label, locale, draft, describedBy, onPieces, text }: LinePiecesProps) {
  const step = line.template.uomFactorInv;
  const { pieces, setPieces, flush } = useDraftPieces(line.productUomQty, draft, (next) => onPieces(line.id, next));
  return (
    <form
      action="/api/cart/line"
      className={styles.pieces}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <input name="locale" type="hidden" value={locale} />
      <input name="lineId" type="hidden" value={line.id} />
      <PiecesField
        decreaseLabel={text('fewer', { name: label })}
        describedBy={describedBy}
        id={`pieces-${line.id}`}
        increaseLabel={text('more', { name: label })}
        isInvalid={describedBy !== undefined}
        label={text('piecesOf', { unit: text(`units.plural.${line.unitOfSale}`), name: label })}
        max={Math.floor(MAX_PIECES / step) * step}
        min={step}
        name="pieces"
        onValueChange={setPieces}
        step={step}
        value={pieces}
      />
      <noscript>
        <Button aria-label={text('updateOf', { name: label })} size="small" type="submit" variant="outline">
          {text('update')}
        </Button>
      </noscript>
    </form>
  );
}
