import { keepUnits } from '@geven/timber';

/** Messages whose numbers stay beside their units, in every text of them. */
export function unbroken<Tree>(messages: Tree): Tree {
  if (typeof messages === 'string') return keepUnits(messages) as Tree;
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, unbroken(value)])) as Tree;
}
