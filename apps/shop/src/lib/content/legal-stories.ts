import { routeAlternates } from '../routing/alternates';
import type { RouteName } from '../routing/routes';
import { createStoryPaths } from './story-paths';

/** Routes of the texts that belong to the shop itself. Their names are those in content.json. */
export const LEGAL_ROUTES = ['terms', 'privacy', 'productInfo'] as const satisfies readonly RouteName[];
export type LegalRoute = (typeof LEGAL_ROUTES)[number];

/** The slug of a legal text: its address without the slash, one in all languages. */
const slugOf = (route: LegalRoute): string => routeAlternates(route).en.slice(1);

/** The legal text of a slug. */
export const legalRouteOf = (slug: string) => LEGAL_ROUTES.find((route) => slugOf(route) === slug);

/** The addresses of the shop's own content: the legal texts. */
export const legalPaths = createStoryPaths(
  LEGAL_ROUTES.map((route) => ({ slug: slugOf(route), paths: routeAlternates(route) })),
);
