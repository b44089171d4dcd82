import type { MenuPlate as Plate, PlateSize } from '@/lib/menu/menu-plate';
import * as panel from './menu-panel.css';
import * as styles from './menu-plate.css';

/** px: sections are drawn 1 : 1, unless the range is of beams. */
const WIDEST = 145;
const HIGHEST = 48;

/** Sizes of a category as sections in one scale, and its species with a strip of each. */
export function MenuPlate({ plate }: { plate: Plate }) {
  const { sizes, sizesTitle, species, speciesTitle, popular, popularTitle } = plate;
  const scale = Math.min(1, ...sizes.map(({ thickness, width }) => Math.min(WIDEST / width, HIGHEST / thickness)));
  return (
    <>
      {sizes.length > 0 && (
        <div>
          <p className={panel.heading}>{sizesTitle}</p>
          <ul className={styles.sizes}>
            {sizes.map((size) => (
              <li key={size.href}>
                <a className={styles.size} href={size.href}>
                  <span className={styles.section}>
                    <Section scale={scale} size={size} />
                  </span>
                  <span>
                    <span className={panel.strong}>
                      {size.thickness} × {size.width}
                    </span>{' '}
                    mm
                  </span>
                  <span className={panel.note}>{size.note}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {species.length > 0 && (
        <div>
          <p className={panel.heading}>{speciesTitle}</p>
          <ul className={styles.species}>
            {species.map(({ name, href, face }) => (
              <li key={href}>
                <a className={styles.specie} href={href}>
                  <span className={styles.face} style={face ? { backgroundImage: `url(${face})` } : undefined} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {popular.length > 0 && (
        <div>
          <p className={panel.heading}>{popularTitle}</p>
          <ul className={styles.popular}>
            {popular.map(({ name, href, picture }) => (
              <li key={href}>
                <a className={styles.product} href={href}>
                  <img alt="" className={styles.icon} height={56} loading="lazy" src={picture} width={56} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The section of a size with the end grain of its wood, which the outline cuts: that is long, and said once. */
function Section({ size: { outline, grain, thickness, width, href }, scale }: { size: PlateSize; scale: number }) {
  const id = `plate-${href}`;
  return (
    <svg
      aria-hidden
      className={styles.outline}
      height={thickness * scale}
      viewBox={`0 0 ${width} ${thickness}`}
      width={width * scale}
    >
      <clipPath id={id}>
        <use href={`#${id}-line`} />
      </clipPath>
      {grain && (
        <image
          clipPath={`url("#${id}")`}
          height={thickness}
          href={grain}
          preserveAspectRatio="xMidYMid slice"
          width={width}
        />
      )}
      <path className={styles.stroke} d={outline} id={`${id}-line`} />
    </svg>
  );
}
