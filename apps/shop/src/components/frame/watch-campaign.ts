import { toLocale } from '@geven/timber';
import { CAMPAIGN_FIELD, type CampaignNames, readCampaign, writeCampaign } from '@/lib/cart/campaign-query';
import { CART_CHANGE_EVENT } from '@/lib/cart/cart-size';
import { CONSENT_COOKIE, readConsent } from '@/lib/consent/consent-cookie';

/** What led to this page, until the API has noted it; kept in the page's memory and nowhere else. */
let pending: CampaignNames | null = null;

/**
 * Has the cart know which advertisement led here (GR-01): at once where there is a session, else with the first change of
 * the cart; and the forms that ask for it, when they are sent. Nothing is stored on the device, and nothing is sent where
 * somebody refused analytics. Ends with the signal.
 */
export function watchCampaign(signal: AbortSignal): void {
  pending = readCampaign(location.search) ?? pending;
  const send = () => void sendPending().catch(() => undefined);
  addEventListener(CART_CHANGE_EVENT, send, { signal });
  addEventListener('formdata', addCampaign, { signal });
  send();
}

/** What to report of the advertisement that led here; null for nothing (more), and where somebody refused analytics. */
export const pendingCampaign = (): CampaignNames | null =>
  readConsent(cookieOf(CONSENT_COOKIE)).analytics === false ? null : pending;

function addCampaign({ formData }: FormDataEvent): void {
  const campaign = pendingCampaign();
  if (campaign && formData.get(CAMPAIGN_FIELD) === '') formData.set(CAMPAIGN_FIELD, writeCampaign(campaign));
}

async function sendPending(): Promise<void> {
  const campaign = pendingCampaign();
  if (!campaign || !cookieOf('has-session')) return;
  // Loaded by the few pages that an advertisement leads to.
  const { browserSdk } = await import('@/lib/api/sdk-browser');
  const { cart } = browserSdk(toLocale(document.documentElement.lang.slice(0, 2)));
  // Without a cart it waits for the first one.
  if ((await cart.cartAddUtmParameters(campaign)) && pending === campaign) pending = null;
}

const cookieOf = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
