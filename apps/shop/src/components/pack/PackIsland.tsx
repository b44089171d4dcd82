'use client';
import type { ProductVariantId } from '@geven/odoo-sdk';
import { type FormEvent, useRef } from 'react';
import { ONE_VARIANT } from '@/lib/forms/pieces-form';
import type { ErrorTexts } from '@/lib/texts/error-text';
import type { AddedView } from '../added-to-cart/announce-added';
import { useCartCalls } from '../commerce/use-cart-calls';
import { PACK_FORM_ID } from './pack-form-id';

export interface PackIslandProps {
  view: AddedView;
  path: string;
  errors: ErrorTexts;
}

/** Puts a pack into the cart without leaving the page; what does that is loaded by the first press. */
export function PackIsland({ view, path, errors }: PackIslandProps) {
  const { locale } = view;
  const { load, slot } = useCartCalls(locale);
  const isBusy = useRef(false);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Impatience buys no second pack.
    if (!(submitter instanceof HTMLButtonElement) || isBusy.current) return;
    isBusy.current = true;
    submitter.setAttribute('aria-busy', 'true');
    try {
      const [{ add }, { addPack }] = await Promise.all([load(), import('./add-pack')]);
      const id = Number(submitter.value) as ProductVariantId;
      await addPack({ add, id, view, errors, origin: submitter });
    } finally {
      submitter.removeAttribute('aria-busy');
      isBusy.current = false;
    }
  }
  return (
    <form action="/api/cart/add" id={PACK_FORM_ID} method="post" onSubmit={send}>
      <input name="locale" type="hidden" value={locale} />
      <input name="path" type="hidden" value={path} />
      <input name={ONE_VARIANT.pieces} type="hidden" value={1} />
      {slot}
    </form>
  );
}
