'use client';
import { UPLOAD_LIMITS, UPLOAD_TYPES } from '@geven/odoo-sdk';
import { formatDecimal, type Locale } from '@geven/timber';
import { FileField } from '@geven/ui/FileField';
import { Meter } from '@geven/ui/Meter';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { useIsLive } from '@/lib/device/use-is-live';
import { fieldId } from '@/lib/forms/field-errors';
import { type KeptUploads, UPLOADS_FIELD, writeUploads } from '@/lib/forms/kept-uploads';
import type { Messages } from '@/lib/texts/areas';
import { createTranslate, fillPlaces, writtenParams } from '@/lib/texts/translate';
import { FileRow } from './FileRow';
import * as styles from './files.css';
import type { UploadErrorTexts } from './upload-errors';
import { bytesOf, type ListedFile, type UploadEvent, useUploads } from './use-uploads';

export interface UploadIslandProps {
  locale: Locale;
  label: string;
  optionalLabel?: string | undefined;
  messages: Messages<'uploads'>;
  errorTexts: UploadErrorTexts;
  /** Files that were sent before the form came back. */
  kept: KeptUploads | null;
  error?: string | undefined;
}

/** Name of the field that brings files with a plain form. */
const FIELD = 'files';
const ACCEPT = UPLOAD_TYPES.flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`])).join(',');
const MB = 1024 * 1024;

/** Sends files as soon as they are chosen; until scripts run, the field sends them with its form. */
export function UploadIsland({ locale, label, optionalLabel, messages, errorTexts, kept, error }: UploadIslandProps) {
  const isLive = useIsLive();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const text = createTranslate(messages, locale);
  // What there is of a file is never said to be 0.0.
  const inMb = (bytes: number) =>
    bytes % MB === 0 ? formatDecimal(bytes / MB, 0, locale) : formatDecimal(Math.max(bytes / MB, 0.1), 1, locale);
  const problemOf = ({ failure }: ListedFile) =>
    failure && fillPlaces(errorTexts[failure.code], writtenParams(failure.params, locale));
  const announce = (event: UploadEvent, file: ListedFile) =>
    setSaid(text(event, { name: file.name, reason: problemOf(file) ?? '' }));
  const { files, formId, isBusy, add, remove } = useUploads(kept, announce);

  // A form that is sent in the meantime would leave its files behind.
  const wait = text('wait');
  useEffect(() => {
    const form = input.current?.form;
    if (!form || !isBusy) return;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      setSaid('');
      requestAnimationFrame(() => setSaid(wait));
    };
    form.addEventListener('submit', hold);
    return () => form.removeEventListener('submit', hold);
  }, [isBusy, wait]);

  const uploads = files.flatMap(({ upload }) => upload ?? []);
  const limits = { types: UPLOAD_TYPES.join(', '), count: UPLOAD_LIMITS.maxFiles, size: inMb(UPLOAD_LIMITS.maxBytes) };
  const used = bytesOf(files);
  return (
    <div className={styles.root}>
      <FileField
        accept={ACCEPT}
        buttonLabel={text('choose')}
        description={text('hint', limits)}
        dropLabel={text('drop')}
        error={error}
        id={fieldId(FIELD)}
        label={label}
        multiple
        name={isLive ? undefined : FIELD}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
        optionalLabel={optionalLabel}
        ref={input}
      />
      {files.length > 0 && (
        <>
          <ul aria-label={text('list')} className={styles.list}>
            {files.map((file) => (
              <FileRow
                file={file}
                key={file.key}
                onRemove={() => {
                  remove(file);
                  input.current?.focus();
                }}
                problem={problemOf(file)}
                size={text('size', { size: inMb(file.bytes) })}
                text={text}
              />
            ))}
          </ul>
          <Meter
            label={text('total')}
            max={UPLOAD_LIMITS.maxBytes}
            value={used}
            valueText={text('used', { used: inMb(used), max: inMb(UPLOAD_LIMITS.maxBytes) })}
          />
        </>
      )}
      {uploads.length > 0 && (
        <input name={UPLOADS_FIELD} type="hidden" value={writeUploads({ formId, files: uploads })} />
      )}
      {said === wait && <p className={styles.problem}>{wait}</p>}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
