import { sectionId, textOf } from '@geven/cms-blocks';
import type { ProductCard } from '@geven/odoo-sdk';
import { toProfile } from '@geven/timber';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { Link } from '@geven/ui/Link';
import { Section } from '@geven/ui/Section';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { Unit } from '@geven/ui/Unit';
import { tilePrices } from '@/components/product/tile-prices';
import { listingHref, WHOLE_RANGE } from '@/lib/listing/listing-address';
import { endGrain } from '@/lib/products/end-grain';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import type { SceneBlockProps } from '../../block-scene';
import * as styles from '../beam-row.css';
import { fittingScale } from '../fitting-scale';
import { loadShowcase } from '../load-showcase';

/** px of a row on the narrowest screen that does not scroll it. */
const ROW = { room: 1200, gap: 24, least: 108, largest: 1.06 } as const;

/**
 * Sections of beams in one scale, the widest first, one product of each: fields `title`, `category` (its German path),
 * `filters` and `count`. Nothing where there are none.
 */
export async function BeamRowBlock({ block, provider: { fill }, scene }: SceneBlockProps) {
  const { context } = scene;
  const { locale } = context;
  const t = getTexts(locale, 'home');
  const found = (await loadShowcase(scene))?.beams;
  const beams =
    found?.products.flatMap(beamOf).sort((one, other) => other.width - one.width || other.thickness - one.thickness) ??
    [];
  if (!found || beams.length === 0) return null;
  const scale = fittingScale({ ...ROW, widths: beams.map(({ width }) => width) });
  const listing = listingHref(locale, { ...WHOLE_RANGE, category: found.category?.path.split('/') ?? [] });
  return (
    <Section
      action={<Link href={listing}>{t('beams.all')}</Link>}
      heading={fill(textOf(block.title))}
      id={sectionId(block._uid)}
      note={t('beams.note', { shown: beams.length, count: found.totalCount })}
    >
      <ul className={styles.row}>
        {beams.map(({ product, thickness, width }) => (
          <li className={styles.item} key={product.id} style={{ minInlineSize: `${Math.round(width * scale)}px` }}>
            <span className={styles.drawing}>
              <SectionDrawing
                grain={endGrain(product)}
                profile={toProfile(product.profile1?.slug ?? 'square')}
                scale={scale}
                thickness={thickness}
                width={width}
              />
            </span>
            <span aria-hidden className={styles.line} style={{ inlineSize: `${Math.round(width * scale)}px` }}>
              <DimensionLine>{width}</DimensionLine>
            </span>
            <h3 className={styles.name}>
              <a className={styles.link} href={href('product', locale, { segments: [product.slug, product.id] })}>
                {`${Math.min(thickness, width)} × ${Math.max(thickness, width)}`}
                <Unit>mm</Unit>
              </a>
            </h3>
            <p className={styles.specie}>{product.specie?.name}</p>
            <p className={styles.prices}>
              {tilePrices(product, context).map(({ amount, unit }) => (
                <span className={styles.price} key={unit}>
                  {amount} <span className={styles.unit}>{unit}</span>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A beam stands on its narrow side. */
function beamOf(product: ProductCard) {
  const { thickness, width } = product;
  if (thickness === null || width === null) return [];
  return [
    {
      product,
      thickness: Math.max(thickness, width),
      width: Math.min(thickness, width),
    },
  ];
}
