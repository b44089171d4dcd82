import { LOCALES, type Locale } from '@geven/timber';
import { LEGAL_ROUTES, type LegalRoute } from '@/lib/content/legal-stories';
import { href } from '@/lib/routing/routes';
import { legalText } from './legal-text';

/** What search knows of a page. */
interface FixedPage {
  readonly path: string;
  readonly title: string;
  readonly intro: string;
  readonly headings: readonly string[];
}

/** The pages whose texts belong to the shop itself, in every language. */
export function fixedPages(): Record<Locale, FixedPage>[] {
  const pageIn = (name: LegalRoute, locale: Locale): FixedPage => {
    const { title, seoDescription, sections } = legalText(name, locale);
    return {
      path: href(name, locale),
      title,
      intro: seoDescription,
      headings: sections.map(({ heading }) => heading),
    };
  };
  return LEGAL_ROUTES.map(
    (name) => Object.fromEntries(LOCALES.map((locale) => [locale, pageIn(name, locale)])) as Record<Locale, FixedPage>,
  );
}
