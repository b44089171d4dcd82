import { numberOf, textOf } from '@geven/cms-blocks';
import { Button } from '@geven/ui/Button';
import { Heading } from '@geven/ui/Heading';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { Text } from '@geven/ui/Text';
import { TextField } from '@geven/ui/TextField';
import { QUOTE_LIMITS, QUOTE_SIZE } from '@/lib/content/quote-size';
import { endGrain } from '@/lib/products/end-grain';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import type { SceneBlockProps } from '../../block-scene';
import { loadShowcase } from '../load-showcase';
import * as styles from '../planed-to-order.css';

const EXAMPLE = { thickness: 32, width: 118 } as const;

/**
 * A size that nobody has in stock, and the way to a quote for it: fields `title`, `text` and the example's `thickness` and
 * `width` in mm, which is drawn to scale. A plain form that leads to the page of quotes.
 */
export async function PlanedToOrderBlock({ block, provider: { fill }, scene }: SceneBlockProps) {
  const { locale } = scene.context;
  const title = fill(textOf(block.title));
  if (!title) return null;
  const t = getTexts(locale, 'home');
  const range = await loadShowcase(scene);
  const wood = range?.board ?? range?.samples[0];
  const thickness = numberOf(block.thickness) ?? EXAMPLE.thickness;
  const width = numberOf(block.width) ?? EXAMPLE.width;
  const common = { inputMode: 'numeric', required: true, suffix: 'mm', type: 'number' } as const;
  return (
    <section className={styles.root}>
      <div className={styles.drawing}>
        <SectionDrawing
          canShrink
          grain={wood && endGrain(wood)}
          hasDimensions
          profile="square"
          scale={4}
          thickness={thickness}
          width={width}
        />
      </div>
      <div className={styles.text}>
        <Heading level={2}>{title}</Heading>
        {textOf(block.text) && <Text isMeasured>{fill(textOf(block.text))}</Text>}
        <form action={href('contactQuote', locale)} className={styles.form} method="get">
          <TextField
            {...common}
            {...QUOTE_LIMITS.thickness}
            defaultValue={thickness}
            label={t('planed.thickness')}
            name={QUOTE_SIZE.thickness}
          />
          <span aria-hidden className={styles.times}>
            ×
          </span>
          <TextField
            {...common}
            {...QUOTE_LIMITS.width}
            defaultValue={width}
            label={t('planed.width')}
            name={QUOTE_SIZE.width}
          />
          <Button className={styles.button} type="submit" variant="outline">
            {t('planed.ask')}
          </Button>
        </form>
      </div>
    </section>
  );
}
