import type { CartLine, CartLineId } from '@geven/odoo-sdk';
import { TextButton } from '@geven/ui/TextButton';
import type { Texts } from '@/lib/texts/areas';

interface RemoveLineProps {
  line: CartLine;
  label: string;
  locale: string;
  onRemove: (lineId: CartLineId, name: string) => void;
  text: Texts<'cart'>;
}

/** Removes a line from the cart. */
export function RemoveLine({ line, label, locale, onRemove, text }: RemoveLineProps) {
  return (
    <form
      action="/api/cart/line"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onRemove(line.id, label);
      }}
    >
      <input name="locale" type="hidden" value={locale} />
      <input name="lineId" type="hidden" value={line.id} />
      <TextButton
        aria-label={text('removeOf', { name: label })}
        name="action"
        size="small"
        type="submit"
        value="remove"
      >
        {text('remove')}
      </TextButton>
    </form>
  );
}
