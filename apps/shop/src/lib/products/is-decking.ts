const SOFTWOOD = 'DS';
/** Families of decking: laid with a gap, and priced per m² laid. */
const DECKING: ReadonlySet<string> = new Set(['DH', SOFTWOOD]);

export const isDecking = ({ family }: { readonly family: string }): boolean => DECKING.has(family);

/** Its joists are closer. */
export const isSoftwoodDecking = ({ family }: { readonly family: string }): boolean => family === SOFTWOOD;
