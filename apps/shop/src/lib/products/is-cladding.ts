/** Families of cladding: profiles that overlap, and rhombus with open joints. */
const CLADDING: ReadonlySet<string> = new Set(['CL', 'RH']);

export const isCladding = ({ family }: { readonly family: string }): boolean => CLADDING.has(family);
