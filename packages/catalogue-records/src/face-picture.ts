interface Face {
  specie: string;
  colour: string | null;
  profile: string | null;
  /** Glued from lamellas, whose joints show. */
  isLaminated?: boolean;
}

const LAMINATED = '-laminated';

/** Path of a board's picture below the shop's own pictures, without extension. */
export function facePicture({ specie, colour, profile, isLaminated = false }: Face): string {
  return `faces/${specie}${isLaminated ? LAMINATED : `-${colour ?? surfaceOf(profile)}`}`;
}

/** Whether a picture shows glued lamellas. */
export const showsLamellas = (picture: string): boolean => picture.endsWith(LAMINATED);

/** Faces differ only where the profile shows on them. */
function surfaceOf(profile: string | null): string {
  return profile === 'grooved' || profile === 'ribbed' || profile === 'sawn' ? profile : 'smooth';
}
