import type { Locale } from '@geven/timber';
import { readUploads } from '@/lib/forms/read-uploads';
import { getMessages } from '@/lib/texts/i18n';
import { UploadIsland } from './UploadIsland';
import { uploadErrorTexts } from './upload-errors';

export interface UploadFieldProps {
  locale: Locale;
  label: string;
  /** Word beside the label where files may be left out. */
  optionalLabel?: string | undefined;
  /** What a form that came back holds, `flash.values`: its files come back with it. */
  values?: Readonly<Record<string, string>> | undefined;
  /** What is wrong with the field `files` (CF-07). */
  error?: string | undefined;
}

/**
 * The files of a form: up to ten with 10 MB in sum, sent as soon as they are chosen, with progress, and each to be
 * cancelled or removed. Its form is `encType="multipart/form-data"` and its route
 * `formAction(action, { files: UPLOAD_FILE_FIELDS, sendsFiles: true })`: then plain forms work without script, and the
 * action hands `uploadTokens(values)` to the API and refuses with `fileRefusals`, if there are any.
 */
export function UploadField({ locale, label, optionalLabel, values, error }: UploadFieldProps) {
  return (
    <UploadIsland
      error={error}
      errorTexts={uploadErrorTexts(getMessages(locale, 'errors'))}
      kept={readUploads(values)}
      label={label}
      locale={locale}
      messages={getMessages(locale, 'uploads')}
      optionalLabel={optionalLabel}
    />
  );
}
