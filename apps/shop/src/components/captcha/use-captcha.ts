import type { Locale } from '@geven/timber';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { CaptchaFailure, type CaptchaFailureKind, failureKind } from './captcha-failure';
import type { VendorCaptcha } from './mount-captcha';

interface CaptchaOptions {
  readonly locale: Locale;
  /** Null: the shop's own. */
  readonly vendor: VendorCaptcha | null;
  /** Whether to begin before anybody touches the form. */
  readonly isWanted: boolean;
}

/** `untouched`: the shop's own waits for its form; `asking`: a vendor's waits for consent, from the beginning. */
export type CaptchaPhase = 'untouched' | 'asking' | 'loading' | 'ready' | CaptchaFailureKind;

/** Scripts of vendors that were agreed to in this page: another form of it, or the same once more, need not ask again. */
const agreed = new Set<string>();

const TOUCHES = ['focusin', 'pointerdown', 'input'] as const;

/**
 * A captcha test in the node of `place`, loaded when its form is first touched, and a vendor's when somebody has agreed to
 * it by `begin`. Without one the form can be sent all the same.
 */
export function useCaptcha(place: RefObject<HTMLElement | null>, { locale, vendor, isWanted }: CaptchaOptions) {
  const [phase, setPhase] = useState<CaptchaPhase>(vendor ? (vendor.siteKey ? 'asking' : 'key') : 'untouched');
  // Settings of a page do not change while it is shown.
  const fixed = useRef({ locale, vendor, isWanted });

  const begin = useCallback(() => {
    const node = place.current;
    if (!node) return;
    const { current } = fixed;
    if (current.vendor) agreed.add(current.vendor.script);
    setPhase('loading');
    const fail = (kind: CaptchaFailureKind) => {
      // What is left of a test would send an answer that nobody can give.
      node.replaceChildren();
      setPhase(kind);
    };
    const mount = { node, locale: current.locale, onFailure: () => fail('execute') };
    mountCaptcha(current.vendor, mount).then(
      () => setPhase('ready'),
      (error: unknown) => fail(failureKind(error)),
    );
  }, [place]);

  useEffect(() => {
    const { current } = fixed;
    if (current.vendor) {
      if (agreed.has(current.vendor.script)) begin();
      return;
    }
    const abort = new AbortController();
    const start = () => {
      abort.abort();
      begin();
    };
    const form = place.current?.closest('form');
    // Scripts may come when somebody is typing already.
    if (current.isWanted || form?.matches(':focus-within')) start();
    else for (const touch of TOUCHES) form?.addEventListener(touch, start, { signal: abort.signal });
    return () => abort.abort();
  }, [begin, place]);

  return { phase, begin };
}

async function mountCaptcha(
  vendor: VendorCaptcha | null,
  mount: Parameters<typeof import('./mount-own-captcha').mountOwnCaptcha>[0],
): Promise<void> {
  const failToLoad = (error: unknown) => {
    throw new CaptchaFailure('load', error);
  };
  if (vendor) {
    const { mountVendorCaptcha } = await import('./mount-vendor-captcha').catch(failToLoad);
    return mountVendorCaptcha(vendor, mount);
  }
  const { mountOwnCaptcha } = await import('./mount-own-captcha').catch(failToLoad);
  return mountOwnCaptcha(mount);
}
