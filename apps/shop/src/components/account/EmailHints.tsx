'use client';
import type { Locale } from '@geven/timber';
import { useEffect, useRef, useState } from 'react';
import { LinkedText } from '@/components/LinkedText';
import * as styles from './account-forms.css';

interface EmailHintsProps {
  locale: Locale;
  /** Says that there is an account already, with a link to the login. */
  takenText: string;
  loginHref: string;
}

/** Looks up the address of a registration once it is typed in: whether it is taken, and whether it is a company's. */
export function EmailHints({ locale, takenText, loginHref }: EmailHintsProps) {
  const [isTaken, setIsTaken] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const abort = new AbortController();
    import('./watch-email').then(({ watchEmail }) =>
      watchEmail(form, { locale, onTaken: setIsTaken, signal: abort.signal }),
    );
    return () => abort.abort();
  }, [locale]);
  return (
    <p aria-live="polite" className={styles.hint} ref={place}>
      {isTaken && <LinkedText href={loginHref}>{takenText}</LinkedText>}
    </p>
  );
}
