/** The cookie of a link: of one thing of several its own, so that two can be open beside each other. */
export const linkCookieName = (cookie: string, id?: string | number): string =>
  id === undefined ? cookie : `${cookie}-${id}`;
