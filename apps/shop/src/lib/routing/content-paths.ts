import { href, type RouteName } from './routes';

/** Routes of the texts that belong to the shop itself. Their names are those in content.json. */
export const LEGAL_ROUTES = ['terms', 'privacy', 'productInfo'] as const satisfies readonly RouteName[];
export type LegalRoute = (typeof LEGAL_ROUTES)[number];

/** Finds what content has at a path that no route knows: its slug, or null. */
export interface ContentPaths {
  find(pathname: string): Promise<string | null>;
}

/** The last part of the address of a legal text, which is one in all languages. */
const slugOf = (route: LegalRoute): string => href(route, 'en').split('/').at(-1) ?? '';

/** The legal text of a slug. */
export const legalRouteOf = (slug: string) => LEGAL_ROUTES.find((route) => slugOf(route) === slug);

/** The shop's own content: the legal texts. */
export const legalPaths: ContentPaths = {
  find: async (pathname) => {
    const route = LEGAL_ROUTES.find((each) => href(each, 'en') === pathname);
    return route ? slugOf(route) : null;
  },
};
