import { blocksOf, textOf } from '@geven/cms-blocks';
import { formatDecimal } from '@geven/timber';
import type { SceneBlockProps } from '../../block-scene';
import * as styles from '../home.css';
import { loadShowcase } from '../load-showcase';

const PLACE = /\{range\.(products|lengths|species)\}/g;

/**
 * Large figures side by side: field `facts`, each with `value`, `label` and a `note`. `{range.products}`, `{range.lengths}`
 * and `{range.species}` are counted; a fact without its count is left out, and so is a note.
 */
export async function StatisticsBlock({ block, provider, scene }: SceneBlockProps) {
  const range = (await loadShowcase(scene))?.summary ?? null;
  const fill = (text: unknown): string => {
    const open = textOf(text);
    if (range === null && open.search(PLACE) >= 0) return '';
    const counted = open.replaceAll(PLACE, (_, name: 'products' | 'lengths' | 'species') =>
      formatDecimal(range?.[name] ?? 0, 0, scene.context.locale),
    );
    return provider.fill(counted);
  };
  const facts = blocksOf(block.facts)
    .map(({ _uid, label, value, note }) => ({ _uid, label: fill(label), value: fill(value), note: fill(note) }))
    .filter(({ label, value }) => label !== '' && value !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={styles.statistics}>
      {facts.map(({ _uid, label, value, note }) => (
        <div className={styles.statistic} key={_uid}>
          <dt className={styles.statisticLabel}>
            {label}
            {note && <span className={styles.statisticNote}>{note}</span>}
          </dt>
          <dd className={styles.statisticValue}>{figure(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A figure, with a word before it in small letters: "from € 65". */
function figure(value: string) {
  const [, word, rest] = /^(\p{L}+ )(.*)$/u.exec(value) ?? [];
  if (!word) return value;
  return (
    <>
      <span className={styles.statisticFrom}>{word}</span>
      {rest}
    </>
  );
}
