import { textOf } from '@geven/cms-blocks';
import { LinkButton } from '@geven/ui/LinkButton';
import { Section } from '@geven/ui/Section';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { QUOTE_SIZE, readQuoteSize } from '@/lib/content/quote-size';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import type { SceneBlockProps } from '../block-scene';

/** The size that a visitor came with, drawn to scale, and the way to the form of quotes with it: field `text`. Nothing without a size. */
export function QuoteSizeBlock({ block, provider: { fill }, scene: { context, query } }: SceneBlockProps) {
  const size = readQuoteSize(query);
  if (!size) return null;
  const t = getTexts(context.locale, 'content');
  const { thickness, width } = size;
  const form = href('quote', context.locale, {
    query: { [QUOTE_SIZE.thickness]: String(thickness), [QUOTE_SIZE.width]: String(width) },
  });
  return (
    <Section heading={t('quoteSize.title', { thickness, width })} headingSize="heading">
      <Stack gap={6}>
        <SectionDrawing canShrink hasDimensions profile="square" scale={2} thickness={thickness} width={width} />
        {textOf(block.text) && <Text isMeasured>{fill(textOf(block.text))}</Text>}
        <div>
          <LinkButton href={form}>{t('quoteSize.quote')}</LinkButton>
        </div>
      </Stack>
    </Section>
  );
}
