interface Face {
  specie: string;
  colour: string | null;
  profile: string | null;
}

/** Path of a board's picture below the shop's own pictures, without extension. */
export function facePicture({ specie, colour, profile }: Face): string {
  return `faces/${specie}-${colour ?? surfaceOf(profile)}`;
}

/** Faces differ only where the profile shows on them. */
function surfaceOf(profile: string | null): string {
  return profile === 'grooved' || profile === 'ribbed' || profile === 'sawn' ? profile : 'smooth';
}
