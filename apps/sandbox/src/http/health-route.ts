import { json, type Route } from './route';

/** `GET /api/health` */
export function healthRoute(revision: string): Route {
  return { method: 'GET', path: /^\/api\/health$/, answer: () => json({ status: 'ok', revision }) };
}
