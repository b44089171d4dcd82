import type { Locale } from '@geven/timber';
import { Icon } from '@geven/ui/Icon';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { CartCount } from './CartCount';
import * as styles from './header.css';

/** The way to the cart, with how many lines are in it. */
export function CartLink({ locale }: { locale: Locale }) {
  const t = getTexts(locale, 'common');
  return (
    <a className={styles.cart} href={href('cart', locale)}>
      <Icon name="cart" />
      <span className={styles.cartWord}>{t('cart')}</span>
      <CartCount
        label={{
          one: countText(t('cartCount', { count: 1 }), 1),
          other: countText(t('cartCount', { count: 2 }), 2),
        }}
      />
    </a>
  );
}

/** The browser knows the number, the server the words. */
const countText = (text: string, count: number) => text.replace(String(count), '#');
