import { TextField } from '@geven/ui/TextField';
import type { Texts } from '@/lib/texts/areas';
import { trap } from './honeypot.css';

/** A field that people do not see: only machines fill it in. */
export function Honeypot({ text }: { text: Texts<'contact'> }) {
  return (
    <div aria-hidden className={trap}>
      <TextField autoComplete="off" label={text('honeypot')} name="website" tabIndex={-1} />
    </div>
  );
}
