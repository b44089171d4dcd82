'use client';
import type { Locale } from '@geven/timber';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import * as forms from '../account-forms.css';
import { usePasskeys } from './use-passkeys';

interface NewPasskeyFormProps {
  locale: Locale;
  className: string;
  /** Says that the device has a passkey already. */
  knownText: ReactNode;
  /** The fields and the button. */
  children: ReactNode;
}

/** Has a device make a passkey before the form is sent; in a browser without passkeys there is no form. */
export function NewPasskeyForm({ locale, className, knownText, children }: NewPasskeyFormProps) {
  const canUse = usePasskeys();
  const [isKnown, setIsKnown] = useState(false);
  const credential = useRef<HTMLInputElement>(null);
  const isMade = useRef(false);

  async function make(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (isMade.current) return;
    event.preventDefault();
    const form = event.currentTarget;
    const { makePasskey } = await import('./ask-device');
    const answer = await makePasskey(locale);
    setIsKnown('none' in answer && answer.none === 'known');
    if ('none' in answer && answer.none !== 'not-asked') return;
    // What the shop refused to ask, it says when the form comes.
    if (credential.current && 'credential' in answer) credential.current.value = answer.credential;
    isMade.current = true;
    form.requestSubmit();
  }

  return (
    <div className={forms.scripted} hidden={!canUse}>
      <form action="/api/account/passkeys" className={className} method="post" onSubmit={(event) => void make(event)}>
        <input name="locale" type="hidden" value={locale} />
        <input name="form" type="hidden" value="passkeys" />
        <input name="credential" ref={credential} type="hidden" />
        <div aria-live="polite">{isKnown && knownText}</div>
        {children}
      </form>
    </div>
  );
}
