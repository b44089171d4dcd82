import { formatDecimal, formatMetres, formatWeight, squareMetresOf } from '@geven/timber';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { Facts } from '@geven/ui/Facts';
import { Section } from '@geven/ui/Section';
import { Unit } from '@geven/ui/Unit';
import { MAX_DRAWN } from '@/components/order/max-drawn';
import type { CartContent } from './cart-content';
import { loadBundles } from './load-bundles';
import * as styles from './truck-load.css';

/** What arrives: pieces, metres, area, weight, and the bundles from the side in one scale, where they are few. */
export function TruckLoad({ cart, locale, text }: Pick<CartContent, 'cart' | 'locale' | 'text'>) {
  const bundles = loadBundles(cart.websiteOrderLine);
  const longest = bundles.at(-1);
  if (!longest) return null;
  const isDrawn = bundles.length <= MAX_DRAWN;
  const bundleText = ({ pieces, length, weight }: (typeof bundles)[number]) =>
    text('bundle', { pieces, length: formatMetres(length, locale), weight: formatWeight(weight, locale) });
  return (
    <Section heading={text('load')} headingSize="heading">
      <Facts items={figures()} />
      {isDrawn && (
        <div
          aria-label={text('loadDrawing', { bundles: bundles.map(bundleText).join('; ') })}
          className={styles.drawing}
          role="img"
          style={{ '--load-longest': longest.length } as React.CSSProperties}
        >
          <div className={styles.sized} style={{ '--load-length': longest.length } as React.CSSProperties}>
            <DimensionLine>
              {formatMetres(longest.length, locale)}
              <Unit>m</Unit>
            </DimensionLine>
          </div>
          {bundles.map((bundle) => (
            <div
              className={styles.row}
              key={bundle.id}
              style={{ '--load-length': bundle.length } as React.CSSProperties}
            >
              <div
                className={styles.bundle}
                style={
                  {
                    '--load-height': bundle.height,
                    '--load-layers': bundle.layers,
                    '--load-wood': bundle.template.end?.colour,
                  } as React.CSSProperties
                }
              />
              <span className={styles.leader} />
              <span className={styles.label}>{bundleText(bundle)}</span>
            </div>
          ))}
        </div>
      )}
    </Section>
  );

  function figures() {
    const lines = cart.websiteOrderLine.filter(({ product }) => !product.isSample);
    const metres = lines.reduce((sum, { totalLength }) => sum + (totalLength ?? 0), 0);
    const area = lines.reduce(
      (sum, { totalLength, template: { cover, combinationInfo } }) =>
        sum + (cover != null && combinationInfo.price_m2 != null ? squareMetresOf(totalLength ?? 0, cover) : 0),
      0,
    );
    const pieces = bundles.reduce((sum, bundle) => sum + bundle.pieces, 0);
    return [
      { label: text('pieces'), value: formatDecimal(pieces, 0, locale) },
      { label: text('metres'), value: <Figure unit="m" value={formatMetres(metres, locale)} /> },
      ...(area > 0
        ? [{ label: text('area'), value: <Figure unit="m²" value={formatDecimal(area, 2, locale)} /> }]
        : []),
      { label: text('weight'), value: <Figure unit="kg" value={formatWeight(cart.weight, locale)} /> },
      // The drawing has it as its dimension.
      ...(isDrawn
        ? []
        : [{ label: text('longest'), value: <Figure unit="m" value={formatMetres(longest?.length ?? 0, locale)} /> }]),
    ];
  }
}

function Figure({ value, unit }: { value: string; unit: string }) {
  return (
    <>
      {value}
      <Unit>{unit}</Unit>
    </>
  );
}
