import { LOCALES } from '@geven/timber';
import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { Container } from '@geven/ui/Container';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { notFoundMetadata } from '@/components/not-found/NotFoundPage';
import { BackLink } from '@/components/page/BackLink';
import { PageFrame } from '@/components/page/PageFrame';
import { screenOnly } from '@/components/print/print.css';
import { calculatorValues } from '@/lib/products/calculator-input';
import { ACCESSORIES, ALTERNATIVES } from '@/lib/products/product-href';
import { parseProductState } from '@/lib/products/product-state';
import { alternatesOf, pageMetadata } from '@/lib/routing/alternates';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import { BuyForm } from './buy/BuyForm';
import { ProductFacts } from './buy/ProductFacts';
import { ProductHead } from './buy/ProductHead';
import { PromoNotice } from './buy/PromoNotice';
import { Calculator } from './calculator/Calculator';
import { HazardNotice } from './data/HazardNotice';
import { ProductData } from './data/ProductData';
import { isSaidInHead, ProductWords } from './data/ProductWords';
import { ProductGallery } from './gallery/ProductGallery';
import { SectionPlate } from './gallery/SectionPlate';
import { WallView } from './gallery/WallView';
import { loadProduct } from './load-product';
import { MissingProduct } from './MissingProduct';
import * as styles from './product.css';
import type { ProductAddress, ProductVisit } from './product-params';
import { productTrail } from './product-trail';
import { ProductSlider } from './related/ProductSlider';
import { RecentlySeen } from './related/RecentlySeen';
import { ProductService } from './service/ProductService';
import { productStructuredData } from './structured-data';

/** Title, canonical address and hreflang links of a product. */
export async function productMetadata({ context, id }: ProductAddress): Promise<Metadata> {
  const { locale } = context;
  const product = await loadProduct(context, id);
  if (!product) return { ...notFoundMetadata({ context }), title: getTexts(locale, 'product')('gone.title') };
  return {
    title: getTexts(locale, 'common')('titleSuffix', { title: product.seoTitle }),
    description: product.seoDescription,
    ...pageMetadata(
      locale,
      alternatesOf((each) => href('product', each, { segments: [product.slugs[each], id] })),
    ),
  };
}

/** The visit is that of one visitor's page; the page that is shared has none. */
export interface ProductPageProps extends ProductAddress, Partial<ProductVisit> {}

/** A board with everything needed to buy it: pictures, prices in every unit, a row per length, and what it is. */
export async function ProductPage({ context, id, slug, query, flash }: ProductPageProps) {
  const { locale } = context;
  const product = await loadProduct(context, id);
  if (!product) {
    // Only cached pages can answer 404.
    if (query) redirect(href('product', locale, { segments: [slug, id] }));
    return <MissingProduct id={id} context={context} slug={slug} />;
  }
  // A slug of the product in any language will do; another one leads to the right address (RT-05).
  const address = href('product', locale, { segments: [product.slug, id] });
  if (!LOCALES.some((each) => product.slugs[each] === slug)) redirect(query ? `${address}?${query}` : address);
  const t = getTexts(locale, 'product');
  const state = parseProductState(query ?? new URLSearchParams());
  const date = today();
  const isForSale = product.productVariants.some(({ isPublished }) => isPublished);
  // Only what is sold by m² turns an area into pieces.
  const hasCalculator = isForSale && product.cover !== null;
  const trail = productTrail(product, locale);
  const facts = <ProductFacts locale={locale} product={product} />;
  const warning = <HazardNotice locale={locale} product={product} />;
  const pictures = (
    <div className={styles.pictures}>
      <div className={styles.gallery}>
        <ProductGallery locale={locale} product={product} />
      </div>
      <div className={styles.section}>
        <SectionPlate locale={locale} product={product} />
      </div>
    </div>
  );
  return (
    <PageFrame
      alternates={alternatesOf((each) => href('product', each, { segments: [product.slugs[each], id] }))}
      currentPath={product.websiteCategories[0]?.path}
      context={context}
      pricesOf="today"
    >
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not a script; `<` is escaped
        dangerouslySetInnerHTML={{ __html: productStructuredData(product, context, address) }}
        type="application/ld+json"
      />
      <Container>
        <div className={styles.trail}>
          <Breadcrumbs {...trail} className={styles.crumbs} />
          <BackLink trail={trail} />
        </div>
        <div className={styles.columns}>
          <div className={styles.head}>
            <ProductHead locale={locale} product={product} />
          </div>
          {isForSale ? (
            <BuyForm
              address={address}
              beside={pictures}
              context={context}
              facts={facts}
              flash={flash}
              product={product}
              state={state}
              warning={warning}
            />
          ) : (
            <>
              <div className={styles.prices}>
                {facts}
                {warning}
              </div>
              {pictures}
              <PromoNotice locale={locale} product={product} />
            </>
          )}
        </div>
        <div className={styles.sections}>
          <div className={styles.wallAndWords}>
            <WallView locale={locale} product={product} />
            {!isSaidInHead(product) && <ProductWords locale={locale} product={product} />}
          </div>
          {hasCalculator && (
            <div className={screenOnly}>
              <Calculator
                address={address}
                context={context}
                product={product}
                state={state}
                values={calculatorValues(query ?? new URLSearchParams())}
              />
            </div>
          )}
          <ProductData context={context} product={product} />
          <div className={screenOnly}>
            <ProductService address={address} context={context} product={product} />
            <ProductSlider
              id={ACCESSORIES}
              heading={t('related.accessories')}
              context={context}
              products={product.accessoryProducts}
              today={date}
            />
            <ProductSlider
              id={ALTERNATIVES}
              heading={t('related.alternatives')}
              context={context}
              products={product.alternativeProducts}
              today={date}
            />
            <RecentlySeen context={context} product={product} />
          </div>
        </div>
      </Container>
    </PageFrame>
  );
}
