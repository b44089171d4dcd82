'use client';
import type { ProductTemplateId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import type { FormEvent } from 'react';
import type { ErrorTexts } from '@/lib/texts/error-text';
import type { AddedTexts } from '../added-to-cart/announce-added';
import { useCartCalls } from '../commerce/use-cart-calls';
import { SAMPLE_FORM_ID } from './sample-form-id';

export interface SampleIslandProps {
  locale: Locale;
  path: string;
  cartHref: string;
  texts: AddedTexts;
  errors: ErrorTexts;
}

/** Sends a sample's form without leaving the page; what does that is loaded by the first press. */
export function SampleIsland({ locale, path, cartHref, texts, errors }: SampleIslandProps) {
  const { load, slot } = useCartCalls(locale);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const [{ requestSample: call }, { requestSample }] = await Promise.all([load(), import('./request-sample')]);
    const product = Number(submitter.value) as ProductTemplateId;
    await requestSample({ call, product, cartHref, texts, errors, origin: submitter });
  }
  return (
    <form action="/api/cart/sample" id={SAMPLE_FORM_ID} method="post" onSubmit={send}>
      <input name="locale" type="hidden" value={locale} />
      <input name="path" type="hidden" value={path} />
      {slot}
    </form>
  );
}
