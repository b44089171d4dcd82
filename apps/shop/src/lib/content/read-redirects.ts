/** At most so many redirects lead on to each other. */
const MAX_HOPS = 10;
/** An own path in one spelling: no host, no query, nothing that a browser would read otherwise. */
const OWN_PATH = /^\/(?![/\\])[^\s\\?#]*$/;

/**
 * Redirects by their old path, each to where its chain ends, so that no visitor is sent twice. What leads elsewhere than
 * to this shop, from a path that is a page, or in a circle is left out and reported.
 */
export function readRedirects(
  entries: ReadonlyMap<string, string>,
  isPage: (path: string) => boolean,
  onProblem: (message: string) => void,
): ReadonlyMap<string, string> {
  const own = new Map(
    [...entries].filter(([from, to]) => {
      if (OWN_PATH.test(from) && OWN_PATH.test(to)) return !isPage(from);
      onProblem(`The redirect from ${from} to ${to} is not one between paths of this shop`);
      return false;
    }),
  );
  const ends = new Map<string, string>();
  for (const from of own.keys()) {
    const end = endOf(from, own);
    if (end === null) onProblem(`The redirect from ${from} leads in a circle`);
    else ends.set(from, end);
  }
  return ends;
}

function endOf(from: string, redirects: ReadonlyMap<string, string>): string | null {
  let path = from;
  for (let hop = 0; hop <= MAX_HOPS; hop++) {
    const next = redirects.get(path);
    if (next === undefined) return path;
    path = next;
  }
  return null;
}
