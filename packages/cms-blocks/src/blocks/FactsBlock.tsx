import { DefinitionList } from '@geven/ui/DefinitionList';
import { Text } from '@geven/ui/Text';
import { blocksOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';

/** Figures with their names, each with a note where it needs one. */
export function FactsBlock({ block, provider: { fill } }: BlockProps) {
  const facts = blocksOf(block.facts).filter(({ label, value }) => textOf(label) !== '' && textOf(value) !== '');
  if (facts.length === 0) return null;
  return (
    <DefinitionList
      items={facts.map(({ _uid, label, value, note }) => ({
        id: `fact-${_uid}`,
        term: fill(textOf(label)),
        details: (
          <>
            {fill(textOf(value))}
            {textOf(note) && (
              <Text as="span" size="caption" tone="muted">
                {' '}
                {fill(textOf(note))}
              </Text>
            )}
          </>
        ),
      }))}
    />
  );
}
