import type { Product } from '@geven/odoo-sdk';
import { type Locale, nonBreaking, toProfile } from '@geven/timber';
import { CLADDING_RULES } from '@geven/timber/fixings';
import { backOverhang, depthOfNext, sectionPath } from '@geven/timber/section';
import { DefinitionList } from '@geven/ui/DefinitionList';
import { isCladding } from '@/lib/products/is-cladding';
import { getTexts } from '@/lib/texts/i18n';
import { FoldedSection } from '../FoldedSection';
import { BATTEN } from './SideView';
import * as styles from './section-plate.css';

export interface WallViewProps {
  locale: Locale;
  product: Pick<Product, 'family' | 'face' | 'cover' | 'profile1' | 'thickness' | 'width'>;
}

/** All in mm. */
const WALL = 70;
const DRAWN = { width: 200, height: 240 } as const;
/** Half of the stroke across each end of a measure, and the room between a measure and its number. */
const TICK = 4;
const GAP = 9;
/** Room below for the measure of the air. */
const BELOW = 16;
/** Between two lines of the wall's hatching. */
const HATCH = 14;

/** Cladding as it hangs: an upright section of wall, batten and boards, beside the rules for laying it (PD-24); on phones a row that opens. */
export function WallView({ locale, product }: WallViewProps) {
  const { cover, thickness, width, profile1 } = product;
  if (!isCladding(product) || cover === null || thickness === null || width === null) return null;
  const profile = toProfile(profile1?.slug ?? 'square');
  const t = getTexts(locale, 'product');
  const front = WALL + BATTEN.height + thickness;
  // Bevelled boards lean on each other: each leans so far that all of them begin at the batten.
  const lean = depthOfNext(profile, thickness, width, cover) / cover;
  const rows = Array.from({ length: Math.ceil(DRAWN.height / cover) + 1 }, (_, index) => index * cover - cover / 2);
  const hatches = Array.from(
    { length: Math.ceil((DRAWN.height + WALL) / HATCH) },
    (_, index) => `M0 ${index * HATCH}L${WALL} ${index * HATCH - WALL}`,
  );
  const lineAt = DRAWN.height + BELOW / 2;
  // Beside the second board, from edge to edge, past what leans outwards.
  const second = rows[1] ?? 0;
  const coverAt = front + lean * width + GAP;
  const overhang = backOverhang(profile, thickness);
  const path = sectionPath(profile, thickness, width + overhang);
  return (
    <FoldedSection heading={t('gallery.wall.heading')} headingSize="heading">
      <div className={styles.wall}>
        <figure className={styles.wallFigure}>
          <svg
            aria-label={t('gallery.wall.title', { cover, ventilation: CLADDING_RULES.ventilation })}
            className={styles.wallDrawing}
            role="img"
            viewBox={`0 0 ${DRAWN.width} ${DRAWN.height + BELOW}`}
          >
            {/* Wall and boards go on beyond the drawing. */}
            <svg aria-hidden height={DRAWN.height} width={DRAWN.width}>
              <rect className={styles.masonry} height={DRAWN.height} width={WALL} />
              <path className={styles.hatching} d={hatches.join('')} />
              <rect className={styles.batten} height={DRAWN.height + 2} width={BATTEN.height} x={WALL} y={-1} />
              {rows.map((y) => (
                // The section's face looks away from the wall, its left edge upwards, where tongues and lower lips belong.
                <g key={y} transform={`matrix(${lean} 1 -1 0 ${front} ${y - overhang})`}>
                  <path className={styles.wallBoard} d={path} style={{ fill: product.face?.colour }} />
                </g>
              ))}
            </svg>
            <g aria-hidden>
              <path
                className={styles.wallLine}
                d={`M${WALL} ${lineAt - TICK}v${2 * TICK}m0-${TICK}h${BATTEN.height}m0-${TICK}v${2 * TICK}`}
              />
              <text className={styles.wallMeasure} x={WALL + BATTEN.height + GAP} y={lineAt + TICK}>
                {t('gallery.wall.air', CLADDING_RULES)}
              </text>
              <path
                className={styles.wallLine}
                d={`M${coverAt - TICK} ${second}h${2 * TICK}m-${TICK} 0v${cover}m-${TICK} 0h${2 * TICK}`}
              />
              <text className={styles.wallMeasure} x={coverAt + GAP} y={second + cover / 2 + TICK}>
                {nonBreaking(`${cover} mm`)}
              </text>
            </g>
          </svg>
        </figure>
        <DefinitionList items={layingRules(t, cover, width)} />
      </div>
    </FoldedSection>
  );
}

/** What has to be known at the wall: the numbers of the assembly instruction. */
function layingRules(t: ReturnType<typeof getTexts<'product'>>, cover: number, width: number) {
  const rule = (name: 'ventilation' | 'edges' | 'ground') => ({
    term: t(`gallery.wall.${name}`),
    details: t(`gallery.wall.${name}Details`, CLADDING_RULES),
  });
  const joint =
    cover > width
      ? { term: t('gallery.wall.joint'), details: t('gallery.wall.jointDetails', { gap: cover - width }) }
      : {
          term: t('gallery.wall.overlap'),
          details: t('gallery.wall.overlapDetails', { overlap: width - cover }),
        };
  return [rule('ventilation'), joint, rule('edges'), rule('ground')];
}
