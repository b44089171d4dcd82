import type { Locale } from '@geven/timber';
import { Container } from '@geven/ui/Container';
import { Icon } from '@geven/ui/Icon';
import { Link } from '@geven/ui/Link';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './checkout.css';

interface CheckoutHeaderProps {
  locale: Locale;
  /** Name of the country of delivery, once it is known. */
  country: string | undefined;
  /** False after the order, when there is nothing to go back to. */
  hasLinks: boolean;
  text: Texts<'checkout'>;
}

/** Way back, logo and country of delivery; nothing that leads away from ordering. */
export function CheckoutHeader({ locale, country, hasLinks, text }: CheckoutHeaderProps) {
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
          Geven
        </a>
        <div className={styles.headerEnd}>
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
