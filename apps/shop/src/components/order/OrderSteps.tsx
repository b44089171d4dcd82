import type { Locale } from '@geven/timber';
import { Steps } from '@geven/ui/Steps';
import { href, type RouteName } from '@/lib/routing/routes';
import type { Messages, Texts } from '@/lib/texts/areas';

const STEPS = [
  { name: 'cart', route: 'cart' },
  { name: 'address', route: 'checkoutAddress' },
  { name: 'payment', route: 'checkoutPayment' },
  { name: 'confirm', route: 'checkoutConfirm' },
  { name: 'ready', route: 'checkoutSuccess' },
] as const satisfies readonly { name: keyof Messages<'cart'>['steps']; route: RouteName }[];

export type OrderStep = (typeof STEPS)[number]['name'];

interface OrderStepsProps {
  current: OrderStep;
  /** The step that the shopper has come to, from 1 (see `reachedStep`). */
  reached?: number;
  locale: Locale;
  text: Texts<'cart'>;
}

/** Cart, address, payment method, confirm, ready (CO-01); steps that were come to are links until the order is placed (CO-02). */
export function OrderSteps({ current, reached = 1, locale, text }: OrderStepsProps) {
  const isPlaced = current === 'ready';
  return (
    <Steps
      current={STEPS.findIndex(({ name }) => name === current)}
      doneLabel={text('steps.done')}
      label={text('steps.label')}
      reached={isPlaced ? undefined : reached - 1}
      steps={STEPS.map(({ name, route }) => ({
        label: text(`steps.${name}`),
        href: isPlaced ? undefined : href(route, locale),
      }))}
    />
  );
}
