import { type LeadReceipt, type LeadSending, SdkError } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withSdk } from '../testing/with-sdk';
import { useContact } from './use-contact';

const RECEIPT: LeadReceipt = { reference: 'K7M2XQA', isToBeConfirmed: false, readFrom: '2026-11-30T07:00:00Z' };
const CHAT = { description: 'Do you deliver?', email: 'eva@brandt.example', phone: '0221 5550120' };

describe('useContact', () => {
  it('sends what was entered with the answer of the captcha, and returns what it is called (CW-13)', async () => {
    const createCrmOverlayBox = vi.fn(async () => RECEIPT);
    const { result } = renderHook(() => useContact(), {
      wrapper: withSdk(createFakeSdk({ contact: { createCrmOverlayBox } })),
    });
    await act(() => result.current.createCrmOverlayBox.mutateAsync({ entered: CHAT, captcha: 'answer' }));
    expect(createCrmOverlayBox).toHaveBeenCalledExactlyOnceWith(CHAT, {
      ...{ captcha: 'answer', clientKey: expect.stringMatching(/^[\da-f-]{36}$/) },
    });
    await waitFor(() => expect(result.current.createCrmOverlayBox.data).toEqual(RECEIPT));
  });

  it('keeps its key until the request was received, so that a second press is the same request', async () => {
    const keys: string[] = [];
    const createContactLead = vi.fn(async (_lead: unknown, { clientKey }: LeadSending) => {
      keys.push(clientKey);
      if (keys.length === 1) throw new SdkError({ kind: 'timeout', message: 'The API did not answer in time' });
      return RECEIPT;
    });
    const { result } = renderHook(() => useContact(), {
      wrapper: withSdk(createFakeSdk({ contact: { createContactLead } })),
    });
    const entered = { kind: 'other', name: 'Eva', email: 'eva@brandt.example', message: 'Hello' } as const;
    const send = () => act(() => result.current.createContactLead.mutateAsync({ entered }).catch(() => undefined));
    for (let times = 0; times < 3; times += 1) await send();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });
});
