import { PAGE_SIZE } from '@geven/timber';
import { Container } from '@geven/ui/Container';
import { Link } from '@geven/ui/Link';
import { Picture } from '@geven/ui/Picture';
import { ProductGrid } from '@geven/ui/ProductGrid';
import { Section } from '@geven/ui/Section';
import type { Metadata } from 'next';
import { PageFrame } from '@/components/page/PageFrame';
import { StructuredData } from '@/components/page/StructuredData';
import { ProductTile } from '@/components/product/ProductTile';
import { widestSection } from '@/components/product/widest-section';
import { SearchForm } from '@/components/search/SearchForm';
import { listingHref } from '@/lib/listing/listing-address';
import { loadPopularBoards } from '@/lib/products/load-popular-boards';
import { pageMetadata, routeAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import { Hero } from './Hero';
import * as styles from './home.css';
import { homeStructuredData } from './home-structured-data';
import { pictureOf } from './pictures';

/** Tiles lead to the products of an application; the slug is the attribute's value in the catalogue. */
const APPLICATIONS = ['terrace', 'facade', 'fence', 'veranda', 'jetty', 'raised-bed'] as const;

/** Title, description and addresses of the first page. */
export function homeMetadata({ context: { locale } }: { context: PageContext }): Metadata {
  const t = getTexts(locale, 'home');
  return {
    title: t('seoTitle'),
    description: t('seoDescription'),
    ...pageMetadata(locale, routeAlternates('home')),
  };
}

/** The first page: what there is, and the loudest control is the search. */
export async function HomePage({ context }: { context: PageContext }) {
  const { locale } = context;
  const t = getTexts(locale, 'home');
  const common = getTexts(locale, 'common');
  const products = await loadPopularBoards(locale);
  const date = today();
  return (
    <PageFrame alternates={routeAlternates('home')} hasSearch={false} context={context}>
      <StructuredData data={homeStructuredData(locale)} />
      <Hero context={context}>
        <SearchForm context={context} size="large" />
        <p className={styles.often}>
          <span>{t('often')}</span>
          {(['28x145', '27x68', '200x200'] as const).map((q) => (
            <Link href={href('category', locale, { query: { q } })} key={q}>
              {q.replace('x', ' × ')}
            </Link>
          ))}
        </p>
      </Hero>
      <Container>
        <dl className={styles.statistics}>
          {(['boards', 'beams', 'species', 'delivery'] as const).map((claim) => (
            <div className={styles.statistic} key={claim}>
              <dt className={styles.statisticLabel}>{t(`claims.${claim}Label`)}</dt>
              <dd className={styles.statisticValue}>{t(`claims.${claim}`)}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.section}>
          <Section
            action={<Link href={href('category', locale)}>{common('allProducts')}</Link>}
            heading={t('applications')}
          >
            <ul className={styles.tiles}>
              {APPLICATIONS.map((application) => {
                const picture = pictureOf(`applications/${application}`);
                if (!picture) return null;
                return (
                  <li className={styles.tile} key={application}>
                    <Picture
                      alt=""
                      color={picture.colour}
                      height={picture.height}
                      ratio="4 / 3"
                      src={picture.src}
                      width={picture.width}
                    />
                    <a
                      className={styles.tileLink}
                      href={listingHref(locale, {
                        category: [],
                        filters: new Map([['application', [application]]]),
                        sort: '',
                        page: 1,
                        pageSize: PAGE_SIZE,
                        q: '',
                        view: 'cards',
                      })}
                    >
                      {t(`application.${application}`)}
                    </a>
                  </li>
                );
              })}
            </ul>
          </Section>
        </div>
        <div className={styles.section}>
          <Section heading={t('popular')}>
            <ProductGrid widest={widestSection(products)}>
              {products.map((product) => (
                <ProductTile headingLevel={3} key={product.id} context={context} product={product} today={date} />
              ))}
            </ProductGrid>
          </Section>
        </div>
      </Container>
    </PageFrame>
  );
}
