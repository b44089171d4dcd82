'use client';
import type { ProductTemplateId } from '@geven/odoo-sdk';
import type { FormEvent } from 'react';
import type { ErrorTexts } from '@/lib/texts/error-text';
import type { AddedView } from '../added-to-cart/announce-added';
import { useCartCalls } from '../commerce/use-cart-calls';
import { SAMPLE_FORM_ID } from './sample-form-id';

export interface SampleIslandProps {
  view: AddedView;
  path: string;
  errors: ErrorTexts;
}

/** Sends a sample's form without leaving the page; what does that is loaded by the first press. */
export function SampleIsland({ view, path, errors }: SampleIslandProps) {
  const { locale } = view;
  const { load, slot } = useCartCalls(locale);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const [{ requestSample: call }, { requestSample }] = await Promise.all([load(), import('./request-sample')]);
    const product = Number(submitter.value) as ProductTemplateId;
    await requestSample({ call, product, view, errors, origin: submitter });
  }
  return (
    <form action="/api/cart/sample" id={SAMPLE_FORM_ID} method="post" onSubmit={send}>
      <input name="locale" type="hidden" value={locale} />
      <input name="path" type="hidden" value={path} />
      {slot}
    </form>
  );
}
