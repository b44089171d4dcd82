import type { FuzzReport } from './run-fuzz.ts';

/** Characters of a request that are worth reading. */
const MAX_LENGTH = 600;

/** What was wrong, a line each: the answers with their requests, then the programs. */
export function faultLines({ faults, after }: FuzzReport): string[] {
  const answers = faults.map(({ request, faults: found }) => {
    const { target, method, path, headers, body, visitor } = request;
    const said = JSON.stringify({ target, method, path, headers, body, visitor });
    return `${found.join(', ')}: ${said.length > MAX_LENGTH ? `${said.slice(0, MAX_LENGTH)}… (${said.length})` : said}`;
  });
  return [...answers, ...after];
}
