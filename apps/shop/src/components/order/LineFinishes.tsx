import { Text } from '@geven/ui/Text';
import type { LineFacts } from '../../lib/line-facts';
import { finishes } from './order.css';

/** What was chosen for a line beside its length, each with what it adds to the sum; nothing for what stands in stock. */
export function LineFinishes({ facts }: { facts: Pick<LineFacts, 'finishes'> }) {
  if (facts.finishes.length === 0) return null;
  return (
    <ul className={finishes}>
      {facts.finishes.map(({ name, detail }) => (
        <Text as="li" key={name} size="caption">
          {detail ? `${name}: ${detail}` : name}
        </Text>
      ))}
    </ul>
  );
}
