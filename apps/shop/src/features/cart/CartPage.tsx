import {
  DELIVERY_COUNTRIES,
  LOCALE_TAGS,
  type Locale,
  type VatRate,
  vatRateOfCountry,
  vatRateOfLocale,
} from '@geven/timber';
import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { Container } from '@geven/ui/Container';
import { Heading } from '@geven/ui/Heading';
import type { Metadata } from 'next';
import { ApplicationTiles } from '@/components/applications/ApplicationTiles';
import { OrderSteps } from '@/components/order/OrderSteps';
import { reachedStep } from '@/components/order/reached-step';
import { PageFrame } from '@/components/page/PageFrame';
import { loadUser } from '@/lib/account/load-user';
import { loadCartIfReadable, pageSdk } from '@/lib/cart/load-cart';
import { loadVisitorCountry } from '@/lib/cart/load-visitor-country';
import type { FormFlash } from '@/lib/forms/form-flash';
import { loadMenu } from '@/lib/menu/load-menu';
import { routeAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href, ROUTES } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { BrokenCart } from './BrokenCart';
import { CartIsland } from './CartIsland';
import { CartNotes } from './CartNotes';
import * as styles from './cart.css';
import { cartRefusal, refusedTexts } from './cart-refusal';
import { EmptyCartAside } from './EmptyCartAside';
import { loadEmptyCart } from './load-empty-cart';

interface CartPageProps {
  context: PageContext;
  flash: FormFlash | undefined;
  /** Whether the cart has just been mailed. */
  isMailed: boolean;
}

/** Title of the cart, which search engines leave out. */
export function cartMetadata({ context: { locale } }: { context: PageContext }): Metadata {
  const title = getTexts(locale, 'cart')('seoTitle');
  return { title: getTexts(locale, 'common')('titleSuffix', { title }), robots: { index: false, follow: true } };
}

/** The visitor's cart. */
export async function CartPage({ context, flash, isMailed }: CartPageProps) {
  const { locale, isNet } = context;
  const text = getTexts(locale, 'cart');
  const [loaded, menu, providers, user] = await Promise.all([
    loadCartIfReadable(locale),
    loadMenu(locale),
    pageSdk(locale).then((sdk) => sdk.checkout.getPaymentProviders()),
    loadUser(locale),
  ]);
  const [family] = menu;
  const cart = loaded === 'broken' ? null : loaded;
  const isFilled = loaded === 'broken' || Boolean(cart?.websiteOrderLine.length);
  const range = isFilled ? null : await loadEmptyCart(context);
  const countryNames = new Intl.DisplayNames(LOCALE_TAGS[locale], { type: 'region' });
  // The one whose VAT the prices hold, unless a proxy knows better.
  const home = (cart?.checkoutCountry ? null : await loadVisitorCountry(locale)) ?? countryOfPrices(locale);
  const now = new Date();
  const codes = [...DELIVERY_COUNTRIES].sort((a, b) => Number(b === home) - Number(a === home));
  return (
    <PageFrame
      alternates={routeAlternates('cart')}
      context={cart ? { ...context, vatRate: cart.vatRate as VatRate } : context}
      pricesOf={now}
    >
      <Container className={styles.page}>
        <Breadcrumbs
          homeHref={href('home', locale)}
          homeLabel={text('home')}
          items={[{ label: text('title') }]}
          label={text('breadcrumbs')}
        />
        <div className={styles.head}>
          <Heading level={1}>{text('title')}</Heading>
          <OrderSteps
            current="cart"
            locale={locale}
            reached={cart?.websiteOrderLine.length ? reachedStep(cart, user !== null) : 1}
            text={text}
          />
        </div>
        {loaded === 'broken' ? (
          <BrokenCart locale={locale} text={text} />
        ) : (
          <CartIsland
            cart={cart}
            context={context}
            countries={codes.map((code) => ({ code, name: countryNames.of(code) ?? code }))}
            errors={getMessages(locale, 'errors')}
            isNet={isNet}
            links={{
              home: href('home', locale),
              checkout: href('checkoutAddress', locale),
              products: href('category', locale),
              range: family && {
                name: family.name,
                href: href('category', locale, { segments: family.path.split('/') }),
              },
              cart: href('cart', locale),
              productBase: ROUTES.product[locale],
            }}
            locale={locale}
            messages={{ ...getMessages(locale, 'cart'), units: getMessages(locale, 'units') }}
            now={now.toISOString()}
            payments={providers.filter(({ kind }) => kind !== 'ACCOUNT').map(({ displayName }) => displayName)}
            isMailed={isMailed}
            refusedTexts={refusedTexts(flash, getMessages(locale, 'errors'))}
            refusal={cartRefusal(flash, getMessages(locale, 'errors'))}
            whenEmpty={
              range && {
                offers: (
                  <ApplicationTiles
                    context={context}
                    heading={text('applications')}
                    headingSize="heading"
                    range={range.applications}
                  />
                ),
                aside: <EmptyCartAside faces={range.faces} isGuest={user === null} locale={locale} />,
              }
            }
          />
        )}
        {cart && <CartNotes isQuotation={cart.quotation !== null} locale={locale} text={text} />}
      </Container>
    </PageFrame>
  );
}

/** The first country of delivery whose VAT is in the prices while none is known. */
const countryOfPrices = (locale: Locale) =>
  DELIVERY_COUNTRIES.find((country) => vatRateOfCountry(country) === vatRateOfLocale(locale));
