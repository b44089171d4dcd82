import { type ContentPaths, legalPaths } from './content-paths';
import { writeSegment } from './path-segment';
import type { RouteDecision } from './route-request';

type Rewrite = Extract<RouteDecision, { kind: 'rewrite' }>;

/** The internal path of a request: what no route knows is looked up among the content before it is the missing page. */
export async function findPage(
  { path, isUnknown }: Pick<Rewrite, 'path' | 'isUnknown'>,
  pathname: string,
  content: ContentPaths = legalPaths,
): Promise<string> {
  const slug = isUnknown ? await content.find(pathname) : null;
  return slug === null ? path : path.replace(/[^/]+$/, `text/${writeSegment(slug)}`);
}
