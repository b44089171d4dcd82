import { blocksOf, numberOf, textOf } from '@geven/cms-blocks';
import type { Story } from '@geven/story-reader';
import { nonBreaking, toProfile } from '@geven/timber';
import { Heading } from '@geven/ui/Heading';
import { Link } from '@geven/ui/Link';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { tilePrices } from '@/components/product/tile-prices';
import { loadStory } from '@/lib/content/load-story';
import { endGrain } from '@/lib/products/end-grain';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './article-aside.css';
import type { BlockScene } from './block-scene';
import { relatedUuids } from './list-articles';
import { loadRowProducts } from './load-row-products';
import { readStory } from './read-story';

interface ArticleAsideProps {
  story: Story;
  scene: BlockScene;
}

/** Products that fit an article, with what they cost now, and what to read next. */
export async function ArticleAside({ story, scene: { context, index } }: ArticleAsideProps) {
  const { locale } = context;
  const t = getTexts(locale, 'content');
  const [row] = blocksOf(story.content.products);
  const [products, related] = await Promise.all([
    row
      ? loadRowProducts(context, {
          category: textOf(row.category),
          filters: textOf(row.filters),
          sort: '',
          count: numberOf(row.count) ?? 2,
        })
      : null,
    Promise.all(
      relatedUuids(story.content.related).map(async (uuid) => {
        const indexed = index.byUuid.get(uuid);
        const address = indexed?.paths[locale];
        const next = indexed && address ? await loadStory(indexed.slug, locale).catch(() => null) : null;
        return next && address ? [{ href: address, title: readStory(next).title }] : [];
      }),
    ),
  ]);
  const reading = related.flat();
  return (
    <Stack gap={8}>
      {products && products.products.length > 0 && (
        <div>
          <Heading className={styles.heading} level={2} size="subheading">
            {t('fitting')}
          </Heading>
          <ul className={styles.list}>
            {products.products.map((product) => {
              const { thickness, width, specie, profile1 } = product;
              const isTimber = thickness !== null && width !== null && specie !== null;
              return (
                <li className={styles.product} key={product.id}>
                  {isTimber && (
                    <SectionDrawing
                      grain={endGrain(product)}
                      profile={toProfile(profile1?.slug ?? 'square')}
                      thickness={thickness}
                      width={width}
                    />
                  )}
                  <Link
                    className={styles.name}
                    href={href('product', locale, { segments: [product.slug, product.id] })}
                    tone="ink"
                  >
                    {nonBreaking(product.title.name)}
                  </Link>
                  {isTimber && <Text>{`${thickness} × ${width} mm`}</Text>}
                  <p className={styles.prices}>
                    {tilePrices(product, context).map(({ amount, unit }) => (
                      <span key={unit}>
                        <strong>{amount}</strong> {unit}
                      </span>
                    ))}
                  </p>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {reading.length > 0 && (
        <div>
          <Heading className={styles.heading} level={2} size="subheading">
            {t('readNext')}
          </Heading>
          <ul className={styles.list}>
            {reading.map(({ href: address, title }) => (
              <li className={styles.next} key={address}>
                <Link href={address}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}
