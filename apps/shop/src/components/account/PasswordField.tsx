'use client';
import { TextButton } from '@geven/ui/TextButton';
import { TextField } from '@geven/ui/TextField';
import { useState } from 'react';
import { useIsLive } from '@/lib/device/use-is-live';

export interface PasswordFieldProps {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** Texts of the button that shows what is typed, and hides it again. */
  words: { show: string; hide: string };
  description?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean | undefined;
}

/** Longer than the API takes: a password that is too long is refused and never cut. */
const MAX_TYPED = 1000;

/** A field for a password: the shop never fills it in, and shows it to who wants to see what was typed. */
export function PasswordField({ name, words, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const isLive = useIsLive();
  return (
    <TextField
      {...field}
      autoCapitalize="none"
      id={name}
      maxLength={MAX_TYPED}
      name={name}
      required
      spellCheck={false}
      suffix={
        isLive && (
          <TextButton onClick={() => setIsShown(!isShown)} size="small">
            {isShown ? words.hide : words.show}
          </TextButton>
        )
      }
      type={isShown ? 'text' : 'password'}
    />
  );
}
