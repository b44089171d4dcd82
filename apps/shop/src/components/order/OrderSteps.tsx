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
  locale: Locale;
  text: Texts<'cart'>;
}

/** Cart, address, payment method, confirm, ready (CO-01); done steps are links until the order is placed. */
export function OrderSteps({ current, locale, text }: OrderStepsProps) {
  const isPlaced = current === 'ready';
  return (
    <Steps
      current={STEPS.findIndex(({ name }) => name === current)}
      doneLabel={text('steps.done')}
      label={text('steps.label')}
      steps={STEPS.map(({ name, route }) => ({
        label: text(`steps.${name}`),
        href: isPlaced ? undefined : href(route, locale),
      }))}
    />
  );
}
