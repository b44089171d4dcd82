import { Link } from '@geven/ui/Link';
import { Stack } from '@geven/ui/Stack';
import { Stars } from '@geven/ui/Stars';
import { Text } from '@geven/ui/Text';
import { numberOf, textOf } from '../block';
import { buttonOf } from '../block-button';
import type { BlockProps } from '../block-provider';
import * as styles from './blocks.css';

const SAMPLE = 'sample';

/**
 * The score that customers gave: `value` of 5, `number` of ratings, `period` and `source`. With the source `sample`
 * nobody gave it, so a public shop does not show it (legal row 8). `button` leads to how reviews are checked (LG-10).
 */
export function ScoreBlock({ block, provider }: BlockProps) {
  const { fill, language, words, showsSamples } = provider;
  const value = numberOf(block.value);
  const isSample = textOf(block.source) === SAMPLE;
  if (value === null || value > 5 || (isSample && !showsSamples)) return null;
  // The specification writes it with a comma in every language, as money is (CM-08, FT-01).
  const figure = value.toFixed(1).replace('.', ',');
  // Read aloud, a comma would part an English number in two.
  const spoken = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(value);
  const button = buttonOf(block.button, provider);
  const number = numberOf(block.number);
  const basis = [
    number === null ? '' : new Intl.NumberFormat(language).format(number),
    fill(textOf(block.period)),
    isSample ? words.sampleScore : fill(textOf(block.source)),
  ].filter(Boolean);
  return (
    <Stack gap={2}>
      <p className={styles.score}>
        <span aria-hidden className={styles.scoreFigure}>
          {figure}
        </span>
        <Stars label={words.score(spoken)} value={value} />
      </p>
      {basis.length > 0 && (
        <Text size="caption" tone="muted">
          {basis.join(' · ')}
        </Text>
      )}
      {button && (
        <p>
          <Link href={button.href}>{button.label}</Link>
        </p>
      )}
    </Stack>
  );
}
