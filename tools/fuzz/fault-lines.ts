import type { FuzzReport } from './run-fuzz.ts';

/** Characters of a request that are worth reading. */
const LONGEST = 600;

/** What was wrong, a line each: the answers with their requests, then the programs. */
export function faultLines({ faults, after }: FuzzReport): string[] {
  const answers = faults.map(({ request, faults: found }) => {
    const { target, method, path, headers, body, visitor } = request;
    const said = JSON.stringify({ target, method, path, headers, body, visitor });
    return `${found.join(', ')}: ${said.length > LONGEST ? `${said.slice(0, LONGEST)}… (${said.length})` : said}`;
  });
  return [...answers, ...after];
}
