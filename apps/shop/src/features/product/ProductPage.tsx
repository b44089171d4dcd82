import { LOCALES } from '@geven/timber';
import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { Container } from '@geven/ui/Container';
import { Facts } from '@geven/ui/Facts';
import { Heading } from '@geven/ui/Heading';
import { Text } from '@geven/ui/Text';
import { Unit } from '@geven/ui/Unit';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NotFoundPage, notFoundMetadata } from '../../components/not-found/NotFoundPage';
import { PageFrame } from '../../components/page/PageFrame';
import { alternatesOf, pageMetadata } from '../../lib/alternates';
import type { FormFlash } from '../../lib/form-flash';
import { getTexts } from '../../lib/i18n';
import { href } from '../../lib/routes';
import { BuyForm } from './BuyForm';
import { loadProduct } from './load-product';
import { ProductFacts } from './ProductFacts';
import { ProductGallery } from './ProductGallery';
import { ProductPrices } from './ProductPrices';
import * as styles from './product.css';
import type { ProductAddress } from './product-params';

/** Title, canonical address and hreflang links of a product. */
export async function productMetadata({ place, id }: ProductAddress): Promise<Metadata> {
  const { locale } = place;
  const product = await loadProduct(locale, id);
  if (!product) return notFoundMetadata(place);
  return {
    title: getTexts(locale, 'common')('titleSuffix', { title: product.seoTitle }),
    description: product.seoDescription,
    ...pageMetadata(
      locale,
      alternatesOf((each) => href('product', each, { segments: [product.slugs[each], id] })),
    ),
  };
}

interface ProductPageProps extends ProductAddress {
  /** On the page of one visitor: the form that came back, null when it is gone. */
  readonly flash?: FormFlash | null;
}

/** A board with everything needed to buy it: pictures, prices in every unit, a row per length. */
export async function ProductPage({ place, id, slug, flash }: ProductPageProps) {
  const { locale } = place;
  const product = await loadProduct(locale, id);
  if (!product) {
    // Only cached pages can answer 404.
    if (flash !== undefined) redirect(href('product', locale, { segments: [slug, id] }));
    return <NotFoundPage place={place} />;
  }
  // A slug of the product in any language will do; another one leads to the right address (RT-05).
  const address = href('product', locale, { segments: [product.slug, id] });
  if (!LOCALES.some((each) => product.slugs[each] === slug)) redirect(address);
  const t = getTexts(locale, 'catalogue');
  const common = getTexts(locale, 'common');
  const { specie, thickness, width, profile1, colour } = product;
  const category = product.websiteCategories[0];
  const trail = [category?.parent, category].filter((each) => each != null);
  return (
    <PageFrame
      alternates={alternatesOf((each) => href('product', each, { segments: [product.slugs[each], id] }))}
      currentPath={category?.path}
      place={place}
    >
      <Container>
        <div className={styles.trail}>
          <Breadcrumbs
            homeHref={href('home', locale)}
            homeLabel={common('home')}
            items={[
              { label: common('allProducts'), href: href('category', locale) },
              ...(trail.length === 0
                ? [{ label: common('productNotAvailable') }]
                : trail.map(({ name, path }) => ({
                    label: name,
                    href: href('category', locale, { segments: path.split('/') }),
                  }))),
              { label: product.title.name },
            ]}
            label={common('breadcrumbs')}
          />
        </div>
        <div className={styles.columns}>
          <ProductGallery locale={locale} product={product} />
          <div className={styles.buy}>
            <Heading level={1} size="title">
              {specie ? `${specie.name} ${product.familyName}` : product.title.name}
            </Heading>
            {thickness !== null && width !== null && (
              <Text className={styles.size} size="lead">
                {thickness} × {width}
                <Unit>mm</Unit>
                {profile1 && `, ${profile1.name}`}
                {colour && `, ${colour.name}`}
              </Text>
            )}
            {specie && (
              <Facts
                isRuled
                items={[
                  { label: t('facts.durability'), value: t('facts.class', { value: specie.durabilityClass ?? '–' }) },
                  {
                    label: t('facts.density'),
                    value: (
                      <>
                        {specie.density}
                        <Unit>kg/m³</Unit>
                      </>
                    ),
                  },
                  { label: t('facts.origin'), value: specie.origin ?? '–' },
                  { label: t('facts.certification'), value: product.certification ?? '–' },
                ]}
              />
            )}
            <ProductPrices place={place} product={product} />
          </div>
          <BuyForm address={address} flash={flash ?? undefined} place={place} product={product} />
        </div>
        <ProductFacts locale={locale} product={product} />
      </Container>
    </PageFrame>
  );
}
