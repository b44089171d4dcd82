'use client';
import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { useRef } from 'react';
import { fieldId } from '@/lib/forms/field-errors';
import type { Messages } from '@/lib/texts/areas';
import { createTranslate } from '@/lib/texts/translate';
import * as styles from './captcha.css';
import type { CaptchaFailureKind } from './captcha-failure';
import type { VendorCaptcha } from './mount-captcha';
import { type CaptchaPhase, useCaptcha } from './use-captcha';

export interface CaptchaIslandProps {
  locale: Locale;
  messages: Messages<'captcha'>;
  /** Null: the shop's own. */
  vendor: VendorCaptcha | null;
  error?: string | undefined;
  /** @default that of the field `captcha`: a page with two tests needs two. */
  id?: string;
}

const FAILURES: ReadonlySet<string> = new Set<CaptchaFailureKind>(['key', 'version', 'load', 'execute']);
const isFailure = (phase: CaptchaPhase): phase is CaptchaFailureKind => FAILURES.has(phase);

/** The captcha test in its place: asks for consent where it is a vendor's, and says the way out where it fails. */
export function CaptchaIsland({ locale, messages, vendor, error, id = fieldId('captcha') }: CaptchaIslandProps) {
  const place = useRef<HTMLDivElement>(null);
  const { phase, begin } = useCaptcha(place, { locale, vendor, isWanted: error !== undefined });
  const text = createTranslate(messages, locale);
  const name = vendor?.name ?? '';
  return (
    <section aria-label={text('label')} className={styles.root} id={id} tabIndex={-1}>
      {error && phase !== 'asking' && <Notice title={error} tone="danger" />}
      {phase === 'asking' && (
        <>
          <Text size="caption">{text('consent.note', { vendor: name })}</Text>
          <Button onClick={begin} size="small" variant="outline">
            {text('consent.load', { vendor: name })}
          </Button>
          <Text size="caption">{text('consent.without')}</Text>
        </>
      )}
      {phase === 'untouched' && (
        <div className={styles.waiting}>
          <Text size="caption" tone="muted">
            {text('untouched')}
          </Text>
        </div>
      )}
      <div role="status">{phase === 'loading' && <Text size="caption">{text('loading')}</Text>}</div>
      {isFailure(phase) && (
        <Notice isAlert title={text(`failed.${phase}`)} tone="warning">
          <Text>{text('wayOut')}</Text>
          {phase !== 'key' && (
            <Button onClick={begin} size="small" variant="outline">
              {text('again')}
            </Button>
          )}
        </Notice>
      )}
      <div className={styles.place} ref={place} />
    </section>
  );
}
