import { blocksOf, type MenuEntry, menuEntries, textOf } from '@geven/cms-blocks';
import { DEFAULT_LOCALE, type Locale } from '@geven/timber';
import { loadLayout } from '../content/load-layout';
import { localeOfHost, originOf } from '../routing/hosts';
import { href } from '../routing/routes';
import { seller } from '../seller';
import { getTexts } from '../texts/i18n';

/** The shop for a language model: where the range, the knowledge and the rules are. */
export async function llmsText(host: string | null): Promise<string> {
  const locale: Locale = localeOfHost(host) ?? DEFAULT_LOCALE;
  const origin = originOf(locale);
  const { footer, provider } = await loadLayout(locale);
  const t = getTexts(locale, 'common');
  const partsOf = (component: string) => footer.filter((block) => block.component === component);
  const section = (title: string, links: readonly Pick<MenuEntry, 'title' | 'href'>[]) => [
    '',
    `## ${title}`,
    '',
    ...links.map(({ title: name, href: path }) => `- [${name}](${origin}${path})`),
  ];
  return [
    `# ${seller.name}`,
    '',
    `> ${getTexts(locale, 'home')('seoDescription')}`,
    ...section(t('footer.range'), [
      { title: t('allProducts'), href: href('category', locale) },
      { title: 'Sitemap', href: '/sitemap.xml' },
    ]),
    ...partsOf('FooterColumns').flatMap(({ columns }) =>
      blocksOf(columns).flatMap(({ title, links }) => section(textOf(title), menuEntries(links, provider))),
    ),
    ...section(
      t('footer.service'),
      partsOf('FooterLegal').flatMap(({ links }) => menuEntries(links, provider)),
    ),
    '',
  ].join('\n');
}
