import * as styles from './finish.css';
import { FINISH_TINTS, tintId } from './finish-tints';

/** What is coloured is wood; white ground and grey shadow have no more red than blue. */
const WOOD = '0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  8 0 -8 0 0';

/** Filters that colour pictures of a wood as the finishes of a product do, and leave the white around it white. */
export function FinishFilters({ slugs }: { slugs: readonly string[] }) {
  const tints = slugs.flatMap((slug) => {
    const tint = FINISH_TINTS[slug];
    return tint ? [{ slug, tint }] : [];
  });
  if (tints.length === 0) return null;
  return (
    // Not `display: none`: browsers would not filter by what is inside.
    <svg aria-hidden className={styles.filters} focusable="false" height={0} width={0}>
      {tints.map(({ slug, tint }) => (
        <filter colorInterpolationFilters="sRGB" id={tintId(slug)} key={slug}>
          <feColorMatrix in="SourceGraphic" result="tinted" values={`${tint.join('  ')}  0 0 0 1 0`} />
          <feColorMatrix in="SourceGraphic" result="wood" values={WOOD} />
          <feComposite in="tinted" in2="wood" operator="in" result="part" />
          <feMerge>
            <feMergeNode in="SourceGraphic" />
            <feMergeNode in="part" />
          </feMerge>
        </filter>
      ))}
    </svg>
  );
}
