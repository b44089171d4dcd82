import { type Locale, SAMPLE_LENGTH_MM } from '@geven/timber';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { Heading } from '@geven/ui/Heading';
import { Link } from '@geven/ui/Link';
import { LinkButton } from '@geven/ui/LinkButton';
import { SummaryBox } from '@geven/ui/SummaryBox';
import { Text } from '@geven/ui/Text';
import { Unit } from '@geven/ui/Unit';
import { FaceStrip } from '@/components/product/FaceStrip';
import { href, type RouteName } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './cart.css';

export interface EmptyCartAsideProps {
  locale: Locale;
  /** Whose cart may be in an account. */
  isGuest: boolean;
  /** Boards that samples can be had of. */
  faces: readonly { readonly src: string; readonly colour: string }[];
}

/** Beside an empty cart: samples as they are sent, the cart of an account, and a quotation for those who have a list. */
export function EmptyCartAside({ locale, isGuest, faces }: EmptyCartAsideProps) {
  const text = getTexts(locale, 'cart');
  return (
    <>
      <SummaryBox heading={text('samples.heading')}>
        <Text tone="muted">{text('samples.text')}</Text>
        {faces.length > 0 && (
          <div aria-hidden className={styles.samples}>
            {faces.map((face) => (
              <FaceStrip className={styles.sample} key={face.src} picture={face} />
            ))}
            <DimensionLine>
              {SAMPLE_LENGTH_MM}
              <Unit>mm</Unit>
            </DimensionLine>
          </div>
        )}
        <LinkButton className={styles.samplesLink} href={href('samples', locale)} isFull variant="secondary">
          {text('samples.action')}
        </LinkButton>
      </SummaryBox>
      {isGuest && <Aside locale={locale} of="account" route="login" />}
      <Aside locale={locale} of="list" route="quote" />
    </>
  );
}

interface AsideProps {
  locale: Locale;
  of: 'account' | 'list';
  /** Where it leads. */
  route: RouteName;
}

function Aside({ locale, of, route }: AsideProps) {
  const text = getTexts(locale, 'cart');
  return (
    <section className={styles.asideNote}>
      <Heading level={2} size="name">
        {text(`${of}.heading`)}
      </Heading>
      <Text tone="muted">
        {text(`${of}.text`)}{' '}
        <Link className={styles.asideLink} href={href(route, locale)}>
          {text(`${of}.action`)}
        </Link>
      </Text>
    </section>
  );
}
