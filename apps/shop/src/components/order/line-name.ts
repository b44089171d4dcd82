import type { CartMessages } from '../../lib/cart-messages';
import type { LineFacts } from '../../lib/line-facts';
import type { Translate } from '../../lib/translate';

/** What a line is called: a sample says that it is one. */
export function lineName({ name, isSample }: LineFacts, text: Translate<CartMessages>): string {
  return isSample ? text('sampleName', { name }) : name;
}
