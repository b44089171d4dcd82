import type { Profile } from '@geven/timber';
import { sectionPath } from '@geven/timber/section';
import * as styles from './SectionDrawing.css';

/** A section that drawings of the page share. */
export interface SectionOutline {
  id: string;
  profile: Profile;
  /** Size in mm. */
  thickness: number;
  /** Size in mm. */
  width: number;
}

export interface SectionOutlinesProps {
  outlines: readonly SectionOutline[];
}

/** Id of the clip of an outline. */
export const clipId = (id: string): string => `${id}clip`;

/** Outlines for the `SectionDrawing`s of a page, each once: boards of one profile and size have the same. */
export function SectionOutlines({ outlines }: SectionOutlinesProps) {
  return (
    // Not `display: none`: browsers would not clip by what is inside.
    <svg aria-hidden className={styles.outlines} focusable="false">
      {outlines.map(({ id, profile, thickness, width }) => (
        <clipPath id={clipId(id)} key={id}>
          <path className={styles.section} d={sectionPath(profile, thickness, width)} id={id} />
        </clipPath>
      ))}
    </svg>
  );
}
