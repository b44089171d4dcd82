/** Families of decking: laid with a gap, and priced per m² laid. */
const DECKING = new Set(['DH', 'DS']);

export const isDecking = ({ family }: { readonly family: string }): boolean => DECKING.has(family);
