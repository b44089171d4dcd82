import { redirect } from 'next/navigation';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { loadCheckout } from '../load-checkout';

/** The checkout without a step: it begins with the address, for whoever has a cart (RT-27). */
export async function CheckoutStart({ context }: { context: PageContext }): Promise<never> {
  await loadCheckout('address', context);
  redirect(href('checkoutAddress', context.locale));
}
