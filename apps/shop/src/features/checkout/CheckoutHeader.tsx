import type { Locale } from '@geven/timber';
import { Container } from '@geven/ui/Container';
import { Icon } from '@geven/ui/Icon';
import { Link } from '@geven/ui/Link';
import { Logo } from '@/components/page/Logo';
import type { Layout } from '@/lib/content/load-layout';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './checkout.css';

interface CheckoutHeaderProps {
  locale: Locale;
  /** Name of the country of delivery, once it is known. */
  country: string | undefined;
  /** False after the order, when there is nothing to go back to. */
  hasLinks: boolean;
  layout: Pick<Layout, 'logo' | 'thirdLogo'>;
  text: Texts<'checkout'>;
}

/** Way back, logo, a seal and the country of delivery; nothing that leads away from ordering (LY-04). */
export function CheckoutHeader({ locale, country, hasLinks, layout: { logo, thirdLogo }, text }: CheckoutHeaderProps) {
  return (
    <header className={styles.header}>
      <Container className={styles.headerRow}>
        {hasLinks && (
          <Link className={styles.headerBack} href={href('cart', locale)} tone="quiet">
            <Icon name="arrow-left" />
            {text('header.back')}
          </Link>
        )}
        <a aria-label={text('header.home')} className={styles.headerLogo} href={href('home', locale)}>
          <Logo name={getTexts(locale, 'common')('brand')} picture={logo} />
        </a>
        <div className={styles.headerEnd}>
          {thirdLogo && (
            <img
              alt={thirdLogo.alt}
              className={styles.headerSeal}
              height={thirdLogo.height}
              src={thirdLogo.src}
              title={thirdLogo.title || undefined}
              width={thirdLogo.width}
            />
          )}
          {country && (
            <span>
              {text('header.country')} <strong>{country}</strong>
            </span>
          )}
        </div>
      </Container>
    </header>
  );
}
