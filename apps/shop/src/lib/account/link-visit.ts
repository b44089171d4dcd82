import { type AccountVisit, hasLink, readVisit, type Visited } from './account-visit';

/** A visit of a page that a mailed link leads to, whose token is in `cookie`. */
export const linkVisit =
  (cookie: string) =>
  async (...[query]: Visited): Promise<AccountVisit & { readonly hasLink: boolean }> => ({
    ...(await readVisit(query)),
    hasLink: await hasLink(cookie),
  });
