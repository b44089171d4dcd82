import { DEFAULT_LOCALE, type Locale } from '@geven/timber';
import { type LayoutLink, loadLayout } from '../content/load-layout';
import { localeOfHost, originOf } from '../routing/hosts';
import { href } from '../routing/routes';
import { seller } from '../seller';
import { getTexts } from '../texts/i18n';

/** The shop for a language model: where the range, the knowledge and the rules are. */
export async function llmsText(host: string | null): Promise<string> {
  const locale: Locale = localeOfHost(host) ?? DEFAULT_LOCALE;
  const origin = originOf(locale);
  const layout = await loadLayout(locale);
  const t = getTexts(locale, 'common');
  const section = (title: string, links: readonly LayoutLink[]) => [
    '',
    `## ${title}`,
    '',
    ...links.map(({ label, href: path }) => `- [${label}](${origin}${path})`),
  ];
  return [
    `# ${seller.name}`,
    '',
    `> ${getTexts(locale, 'home')('seoDescription')}`,
    ...section(t('footer.range'), [
      { label: t('allProducts'), href: href('category', locale) },
      { label: 'Sitemap', href: '/sitemap.xml' },
    ]),
    ...layout.columns.flatMap(({ title, links }) => section(title, links)),
    ...section(t('footer.service'), layout.legal),
    '',
  ].join('\n');
}
