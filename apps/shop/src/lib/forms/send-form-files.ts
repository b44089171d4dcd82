import { sendUpload } from '../api/send-upload';
import { SESSION_COOKIE } from '../api/session-cookie';
import type { FormRefusal } from './form-flash';
import { UPLOADS_FIELD, writeUploads } from './kept-uploads';
import { readUploads } from './read-uploads';
import type { UploadedFile } from './uploaded-files';

/** A form whose files are with the API. */
export interface SentFiles {
  /** The form's entries with those files among its uploads. */
  readonly values: Readonly<Record<string, string>>;
  /** Why files were not taken. */
  readonly refusals: readonly FormRefusal[];
  /** Of the session that the API made for them; empty where there was one. */
  readonly setCookies: readonly string[];
  /** What the visitor's further calls are to come with. */
  readonly cookie: string;
}

/**
 * Sends the files of a plain form to the API, one after the other, as a page with scripts does by itself: from then on they
 * are uploads like those, and a refused form comes back with them.
 */
export async function sendFormFiles(
  values: Readonly<Record<string, string>>,
  files: readonly UploadedFile[],
  request: Pick<Headers, 'get'>,
): Promise<SentFiles> {
  const before = readUploads(values) ?? { formId: crypto.randomUUID(), files: [] };
  const uploads = [...before.files];
  const refusals: FormRefusal[] = [];
  const setCookies: string[] = [];
  let cookie = request.get('cookie') ?? '';
  for (const file of files) {
    const sent = await sendUpload(file, before.formId, request, cookie);
    if ('refusal' in sent) {
      refusals.push(sent.refusal);
      continue;
    }
    uploads.push(sent.upload);
    setCookies.push(...sent.setCookies);
    const session = sent.setCookies.find((line) => line.startsWith(`${SESSION_COOKIE}=`))?.split(';')[0];
    if (session)
      cookie = [session, ...cookie.split('; ').filter((each) => !isSession(each))].filter(Boolean).join('; ');
  }
  const kept = uploads.length > 0 ? { [UPLOADS_FIELD]: writeUploads({ ...before, files: uploads }) } : {};
  return { values: { ...values, ...kept }, refusals, setCookies, cookie };
}

const isSession = (pair: string) => pair.startsWith(`${SESSION_COOKIE}=`);
