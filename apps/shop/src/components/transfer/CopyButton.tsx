'use client';
import { TextButton } from '@geven/ui/TextButton';
import { useEffect, useState } from 'react';

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
    <TextButton
      aria-label={state === 'copied' ? `${name}: ${copied}` : name}
      onClick={() => {
        navigator.clipboard.writeText(value).then(
          () => setState('copied'),
          // Refused by the browser: the value can still be marked and copied by hand.
          () => setState('ready'),
        );
      }}
    >
      {state === 'copied' ? copied : label}
    </TextButton>
  );
}
