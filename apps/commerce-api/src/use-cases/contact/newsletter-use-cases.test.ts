import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '../../domain/accounts/account';
import type { Subscription } from '../../domain/contact/subscription';
import { RATES } from '../../domain/limits/rates';
import type { Newsletters } from '../../ports/newsletters';
import { ANNA, createMemoryLimits } from '../account/testing';
import { createFakeVisitor, refusal } from '../testing';
import { createNewsletterUseCases } from './newsletter-use-cases';

describe('a newsletter', () => {
  let account: Account;
  let subscriptions: Subscription[];
  const newsletters = {
    request: vi.fn(async () => undefined),
    subscribe: vi.fn(async () => undefined),
    unsubscribe: vi.fn(async () => undefined),
    confirm: async (token: string) => token === 'good',
    unsubscribeByLink: async (token: string) => token === 'good',
    ofAddress: async () => subscriptions,
  };
  let newsletter: ReturnType<typeof createNewsletterUseCases>;
  const guest = createFakeVisitor({ locale: 'nl' });
  const customer = createFakeVisitor({ locale: 'nl' });
  customer.login = async () => ({ customerId: ANNA.customerId, sessionId: 7, loggedInAt: new Date() });

  beforeEach(() => {
    [account, subscriptions] = [ANNA, []];
    vi.clearAllMocks();
    newsletter = createNewsletterUseCases({
      newsletters: newsletters as unknown as Newsletters,
      accounts: { ofCustomer: async () => ({ account, passwordHash: null }) },
      limits: createMemoryLimits(),
    });
  });

  it('is asked for by anybody, in the words of the page, and answers the same for every address (FT-17) (API-59)', async () => {
    expect(await newsletter.subscribe(guest, ' Eva@Brandt.example ')).toBeUndefined();
    expect(newsletters.request).toHaveBeenLastCalledWith({
      ...{ mailingId: 1, email: 'Eva@Brandt.example', emailKey: 'eva@brandt.example', locale: 'nl' },
      wording: 'Nieuwsbrief: Nieuws en aanbiedingen, hoogstens één keer per maand',
    });
  });

  it('is not asked for with what is no address, nor by a machine', async () => {
    await expect(newsletter.subscribe(guest, 'eva@brandt')).rejects.toMatchObject(
      refusal('FIELD_EMAIL', { field: 'email' }),
    );
    await newsletter.subscribe(guest, 'eva@brandt.example', 'https://spam.example');
    expect(newsletters.request).not.toHaveBeenCalled();
  });

  it('is asked for a few times an hour for one mailbox', async () => {
    for (let times = 0; times < RATES.newslettersOfRecipient.times; times += 1)
      await newsletter.subscribe(guest, 'eva@brandt.example');
    await expect(newsletter.subscribe(guest, 'EVA@brandt.example')).rejects.toMatchObject({
      ...{ code: 'TOO_MANY_REQUESTS' },
    });
  });

  it('begins and ends by good links alone', async () => {
    await newsletter.confirm('good');
    await newsletter.unsubscribe('good');
    await expect(newsletter.confirm('bad')).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    await expect(newsletter.unsubscribe('bad')).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('is among all of them for a customer, with its state (API-58) (API-60) (DB-30)', async () => {
    const known = { email: ANNA.email, locale: 'nl' } as const;
    subscriptions = [{ ...known, id: 5, mailingId: 2, state: 'pending' }];
    expect(await newsletter.getMailingContact(customer)).toMatchObject({
      email: ANNA.email,
      subscriptionList: [
        { mailing: { id: 1, name: 'Nieuwsbrief' }, isSubscribed: false, isToBeConfirmed: false },
        { mailing: { id: 2, name: 'Kennis' }, isSubscribed: false, isToBeConfirmed: true },
      ],
    });
    await expect(newsletter.getMailingContact(guest)).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' });
  });

  it('is chosen by a customer without a mail where the address is proven, else with one (API-61) (DB-30)', async () => {
    const choices = [
      { id: 1, isSubscribed: true },
      { id: 2, isSubscribed: false },
    ];
    await newsletter.choose(customer, choices);
    expect(newsletters.subscribe).toHaveBeenCalledWith(expect.objectContaining({ mailingId: 1, email: ANNA.email }));
    expect(newsletters.unsubscribe).toHaveBeenCalledWith(ANNA.emailKey, 2);
    expect(newsletters.request).not.toHaveBeenCalled();
    account = { ...ANNA, isConfirmed: false };
    await newsletter.choose(customer, choices);
    expect(newsletters.request).toHaveBeenCalledOnce();
    expect(newsletters.subscribe).toHaveBeenCalledOnce();
  });

  it('that there is none of is refused before anything changes', async () => {
    const choices = [
      { id: 1, isSubscribed: true },
      { id: 99, isSubscribed: true },
    ];
    await expect(newsletter.choose(customer, choices)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(newsletter.choose(guest, [])).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' });
    expect(newsletters.subscribe).not.toHaveBeenCalled();
  });
});
