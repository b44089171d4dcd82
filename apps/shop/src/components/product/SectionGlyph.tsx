import { toProfile } from '@geven/timber';
import { sectionPath } from '@geven/timber/section';
import * as styles from './section-glyph.css';

export interface SectionGlyphProps {
  /** Key of the profile; smooth when it is unknown. */
  profile: string;
  /** mm. */
  thickness: number;
  /** mm. */
  width: number;
  /** px per mm. */
  scale: number;
  /** CSS colour of the wood; neutral without one. */
  colour?: string | undefined;
  className?: string | undefined;
}

/** A section as a small sign, true to its millimetres, for the eye only. */
export function SectionGlyph({ profile, thickness, width, scale, colour, className }: SectionGlyphProps) {
  return (
    <svg
      aria-hidden
      className={className ? `${styles.root} ${className}` : styles.root}
      height={Math.round(thickness * scale)}
      viewBox={`0 0 ${width} ${thickness}`}
      width={Math.round(width * scale)}
    >
      <path d={sectionPath(toProfile(profile), thickness, width)} style={{ fill: colour }} />
    </svg>
  );
}
