'use client';
import { useEffect, useState } from 'react';
import * as styles from '../checkout.css';

interface CopyButtonProps {
  value: string;
  label: string;
  /** Label and what is copied, for screen readers. */
  name: string;
  /** Shown after copying. */
  copied: string;
}

/** Copies a value; appears once scripts run, since nothing can be copied without them. */
export function CopyButton({ value, label, name, copied }: CopyButtonProps) {
  const [state, setState] = useState<'absent' | 'ready' | 'copied'>('absent');
  useEffect(() => setState('ready'), []);
  if (state === 'absent') return null;
  return (
    <button
      aria-label={state === 'copied' ? `${name}: ${copied}` : name}
      className={styles.copy}
      onClick={() => {
        navigator.clipboard.writeText(value).then(
          () => setState('copied'),
          // Refused by the browser: the value can still be marked and copied by hand.
          () => setState('ready'),
        );
      }}
      type="button"
    >
      {state === 'copied' ? copied : label}
    </button>
  );
}
