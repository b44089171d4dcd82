import { formatDecimal, formatMetres, formatWeight, squareMetresOf } from '@geven/timber';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { Facts } from '@geven/ui/Facts';
import { Heading } from '@geven/ui/Heading';
import { Stack } from '@geven/ui/Stack';
import { Unit } from '@geven/ui/Unit';
import { Fragment } from 'react';
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
  const unseen = cart.weight - bundles.reduce((sum, { weight }) => sum + weight, 0);
  const bundleText = ({ pieces, length, weight }: (typeof bundles)[number]) =>
    text('bundle', { pieces, length: formatMetres(length, locale), weight: formatWeight(weight, locale) });
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="heading">
        {text('load')}
      </Heading>
      <Facts className={styles.figures} isRuled items={figures()} />
      {isDrawn && (
        <div
          aria-label={text('loadDrawing', { bundles: bundles.map(bundleText).join('; ') })}
          className={styles.drawing}
          role="img"
          style={{ '--load-longest': longest.length } as React.CSSProperties}
        >
          <div className={styles.stack}>
            <div className={styles.dimension}>
              <DimensionLine className={styles.longest}>
                <Figure unit="m" value={formatMetres(longest.length, locale)} />
              </DimensionLine>
            </div>
            {bundles.map(({ id, pieces, length, height, layers, weight, template }) => (
              <Fragment key={id}>
                <div className={styles.layer} style={{ '--load-length': length } as React.CSSProperties}>
                  <div
                    className={styles.bundle}
                    style={
                      {
                        '--load-height': height,
                        '--load-layers': layers,
                        '--load-wood': template.end?.colour,
                      } as React.CSSProperties
                    }
                  />
                  <span className={styles.leader} />
                </div>
                <span className={styles.label}>
                  {formatDecimal(pieces, 0, locale)} × <Figure unit="m" value={formatMetres(length, locale)} />
                </span>
                <span className={styles.weight}>
                  <Figure unit="kg" value={formatWeight(weight, locale)} />
                </span>
              </Fragment>
            ))}
            <div className={styles.ground} />
          </div>
        </div>
      )}
      {unseen > 0 && <p className={styles.rest}>{text('loadRest', { weight: formatWeight(unseen, locale) })}</p>}
    </Stack>
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
      { label: text('longest'), value: <Figure unit="m" value={formatMetres(longest?.length ?? 0, locale)} /> },
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
