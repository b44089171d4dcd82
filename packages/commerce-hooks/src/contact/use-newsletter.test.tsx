import type { MailingContact, MailingId } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withSdk } from '../testing/with-sdk';
import { useNewsletter } from './use-newsletter';

const contactWith = (isSubscribed: boolean): MailingContact => ({
  email: 'anna@example.nl',
  subscriptionList: [
    { mailing: { id: 1 as MailingId, name: 'News', description: '' }, isSubscribed, isToBeConfirmed: false },
  ],
});

describe('useNewsletter', () => {
  it('signs an address up, and asks nothing about a guest (FT-17)', async () => {
    const newsLetterSubscribe = vi.fn(async () => undefined);
    const getMailingContact = vi.fn(async () => contactWith(false));
    const { result } = renderHook(() => useNewsletter(), {
      wrapper: withSdk(createFakeSdk({ contact: { newsLetterSubscribe, getMailingContact } })),
    });
    await act(() => result.current.signUp.mutateAsync({ email: 'eva@brandt.example' }));
    expect(newsLetterSubscribe).toHaveBeenCalledExactlyOnceWith('eva@brandt.example', undefined);
    expect(getMailingContact).not.toHaveBeenCalled();
  });

  it('shows what a customer gets, and the answer of a choice at once (DB-30)', async () => {
    const subscribeNewsletter = vi.fn(async () => contactWith(true));
    const { result } = renderHook(() => useNewsletter({ enabled: true }), {
      wrapper: withSdk(
        createFakeSdk({ contact: { subscribeNewsletter, getMailingContact: async () => contactWith(false) } }),
      ),
    });
    await waitFor(() => expect(result.current.mailingContact.data).toEqual(contactWith(false)));
    const choice = [{ id: 1 as MailingId, isSubscribed: true }];
    await act(() => result.current.choose.mutateAsync(choice));
    expect(subscribeNewsletter).toHaveBeenCalledExactlyOnceWith(choice);
    await waitFor(() => expect(result.current.mailingContact.data).toEqual(contactWith(true)));
  });
});
