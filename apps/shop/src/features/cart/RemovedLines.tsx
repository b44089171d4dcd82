import type { Cart } from '@geven/odoo-sdk';
import { Notice } from '@geven/ui/Notice';
import { removedLines } from './cart.css';
import type { CartContent } from './cart-content';

interface RemovedLinesProps extends Pick<CartContent, 'text'> {
  lines: Cart['removedLines'];
}

/** Lines that left the cart by themselves, each with its name and the reason; nothing when none did. */
export function RemovedLines({ lines, text }: RemovedLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Notice isAlert title={text('leftTitle')} tone="warning">
      <ul className={removedLines}>
        {lines.map(({ name, pieces, reason }) => (
          <li key={`${name} ${reason}`}>
            {text('left', { name, count: pieces, reason: text(`leftReason.${reason}`) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
