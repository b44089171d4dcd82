import type { LeadReceipt, LeadSending, Sdk, SdkError } from '@geven/odoo-sdk';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSdk } from '../SdkProvider';

type Contact = Sdk['contact'];

/** What a request takes: what was entered, and what the captcha answered. */
export interface LeadInput<Entered> extends Omit<LeadSending, 'clientKey'> {
  readonly entered: Entered;
}

/**
 * Every way to turn to the shop, each as a mutation that takes what was entered and returns what the request is called.
 * Pressing twice, or again after a time-out, sends one request: the key is kept until it was received.
 */
export function useContact() {
  const { contact } = useSdk();
  return {
    /** A call back, advice or any other question. */
    createContactLead: useLead(contact.createContactLead),
    complaintRequest: useLead(contact.complaintRequest),
    changeOrderRequest: useLead(contact.changeOrderRequest),
    requestQuote: useLead(contact.requestQuote),
    /** A question about a product. */
    infoRequest: useLead(contact.infoRequest),
    /** A message of the chat. */
    createCrmOverlayBox: useLead(contact.createCrmOverlayBox),
  };
}

type Send<Entered> = (entered: Entered, sending: LeadSending) => ReturnType<Contact['requestQuote']>;

function useLead<Entered>(send: Send<Entered>) {
  const clientKey = useRef<string>(undefined);
  return useMutation<LeadReceipt, SdkError, LeadInput<Entered>>({
    mutationFn: ({ entered, ...answers }) => {
      clientKey.current ??= crypto.randomUUID();
      return send(entered, { ...answers, clientKey: clientKey.current });
    },
    onSuccess: () => {
      clientKey.current = undefined;
    },
    // Nothing that was entered stays in memory.
    gcTime: 0,
  });
}
