import { Text } from '@geven/ui/Text';
import type { LineFacts } from '@/lib/cart/line-facts';
import type { Texts } from '@/lib/texts/areas';
import { finishes } from './order.css';

interface LineFinishesProps {
  facts: Pick<LineFacts, 'finishes'>;
  text: Texts<'cart'>;
}

/** What was chosen for a line beside its length, each with what of the line's sum it is; nothing for what is in stock. */
export function LineFinishes({ facts, text }: LineFinishesProps) {
  if (facts.finishes.length === 0) return null;
  return (
    <ul className={finishes}>
      {facts.finishes.map(({ name, quantity, amount }) => (
        <Text as="li" key={name} size="caption">
          {amount ? text('finishAmount', { finish: [name, quantity].filter(Boolean).join(', '), amount }) : name}
        </Text>
      ))}
    </ul>
  );
}
