import { Container } from '@geven/ui/Container';
import { Heading } from '@geven/ui/Heading';
import type { ReactNode } from 'react';
import { OrderSteps } from '@/components/order/OrderSteps';
import { OrderSummary } from '@/components/order/OrderSummary';
import { reachedStep } from '@/components/order/reached-step';
import { href } from '@/lib/routing/routes';
import * as styles from './checkout.css';
import type { CheckoutStep } from './checkout-guard';
import type { CheckoutView } from './checkout-view';

interface CheckoutPageProps {
  step: Exclude<CheckoutStep, 'success'>;
  view: CheckoutView;
  /** Heading of a page that belongs to a step and is not the step itself. */
  title?: string;
  /** Shows the order beside the content. */
  hasSummary?: boolean;
  children: ReactNode;
}

/** Heading, steps and content of a page of the checkout. */
export function CheckoutPage({ step, view, title, hasSummary = false, children }: CheckoutPageProps) {
  const { locale, cart, days, isNet, text, cartText } = view;
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{title ?? text(`${step}.title`)}</Heading>
        <OrderSteps current={step} locale={locale} reached={reachedStep(cart, false)} text={cartText} />
      </div>
      {hasSummary ? (
        <div className={styles.columns}>
          <aside className={styles.aside}>
            <OrderSummary
              cart={cart}
              cartHref={href('cart', locale)}
              checkoutText={text}
              days={days}
              isNet={isNet}
              locale={locale}
              text={cartText}
            />
          </aside>
          <div className={styles.main}>{children}</div>
        </div>
      ) : (
        children
      )}
    </Container>
  );
}
