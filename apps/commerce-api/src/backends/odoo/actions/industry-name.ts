const PREFIX = 'industry_';

/** Name of an industry of our list among the gateway's external ids. */
export const industryName = (industryId: number): string => `${PREFIX}${industryId}`;

/** The industry that an external id names; null for another record's. */
export function industryIdOf(name: string | null): number | null {
  const id = name?.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : Number.NaN;
  return Number.isInteger(id) ? id : null;
}
