'use client';
import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { useEffect, useRef } from 'react';
import { whenIdle } from '@/components/prefetch/when-idle';
import * as forms from '../account-forms.css';
import { usePasskeys } from './use-passkeys';

interface PasskeyLoginProps {
  locale: Locale;
  label: string;
  /** What the form says besides the passkey: where it stands. */
  fields: Readonly<Record<string, string>>;
  /** Whether a field of the page takes `webauthn`: the browser offers the passkeys there, too. */
  hasField: boolean;
}

/**
 * Logs in with a passkey: by a button, and by what the browser offers in the field of the e-mail address. Nothing is there in
 * a browser without passkeys, and the code that asks for them comes when the page has nothing better to do.
 */
export function PasskeyLogin({ locale, label, fields, hasField }: PasskeyLoginProps) {
  const canUse = usePasskeys();
  const form = useRef<HTMLFormElement>(null);
  const credential = useRef<HTMLInputElement>(null);

  async function logIn(isOfferedInField: boolean): Promise<void> {
    const { provePasskey } = await import('./ask-device');
    const answer = await provePasskey(locale, isOfferedInField);
    // What the shop refused to ask, it says when the form comes.
    const isToSend = 'credential' in answer || (answer.none === 'not-asked' && !isOfferedInField);
    if (!isToSend || !credential.current) return;
    credential.current.value = 'credential' in answer ? answer.credential : '';
    form.current?.requestSubmit();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is offered once, however often the page is drawn.
  useEffect(() => {
    if (!canUse || !hasField) return;
    let isGone = false;
    whenIdle(async () => {
      if (!isGone && (await PublicKeyCredential.isConditionalMediationAvailable?.())) await logIn(true);
    });
    return () => {
      isGone = true;
      void import('./ask-device').then(({ stopAsking }) => stopAsking());
    };
  }, [canUse, hasField]);

  return (
    <form action="/api/account/passkey-login" className={forms.scripted} hidden={!canUse} method="post" ref={form}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <input name="credential" ref={credential} type="hidden" />
      <Button isFull onClick={() => void logIn(false)} size="large" variant="outline">
        {label}
      </Button>
    </form>
  );
}
