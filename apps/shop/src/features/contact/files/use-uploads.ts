import { type ErrorParams, UPLOAD_LIMITS, type Upload } from '@geven/odoo-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newKey } from '@/lib/device/new-key';
import type { KeptUploads } from '@/lib/forms/kept-uploads';
import { SendFailure, sendFile, takeFileBack } from './send-file';
import type { UploadCode } from './upload-errors';

/** A file of the list, in whatever state it is. */
export interface ListedFile {
  readonly key: number;
  readonly name: string;
  readonly bytes: number;
  /** The share that is sent, 0 to 1. */
  readonly share: number;
  /** Null until it is there. */
  readonly upload: Upload | null;
  /** Why it was not taken; null where nothing is wrong. */
  readonly failure: { readonly code: UploadCode; readonly params: ErrorParams } | null;
}

export type UploadEvent = 'sending' | 'sent' | 'removed' | 'cancelled' | 'failed';

interface Waiting {
  readonly key: number;
  readonly file: File;
  readonly abort: AbortController;
}

const { maxFiles, maxBytes } = UPLOAD_LIMITS;
const isCounted = ({ failure }: ListedFile) => failure === null;

/** Bytes of the files that are there or on their way. */
export const bytesOf = (files: readonly ListedFile[]): number =>
  files.filter(isCounted).reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * The files of a form, sent one after the other as soon as they are chosen. What a form cannot have is refused before it
 * is sent; the API decides again.
 */
export function useUploads(kept: KeptUploads | null, onEvent: (event: UploadEvent, file: ListedFile) => void) {
  const [files, setFiles] = useState<readonly ListedFile[]>(() => (kept?.files ?? []).map(toListed));
  const formId = useRef(kept?.formId ?? '');
  const nextKey = useRef(files.length);
  const queue = useRef<Waiting[]>([]);
  const isSending = useRef(false);
  const current = useRef(files);
  const tell = useRef(onEvent);
  tell.current = onEvent;

  const change = useCallback((next: readonly ListedFile[]) => {
    current.current = next;
    setFiles(next);
  }, []);
  const update = useCallback(
    (key: number, changes: Partial<ListedFile>) =>
      change(current.current.map((each) => (each.key === key ? { ...each, ...changes } : each))),
    [change],
  );
  const find = useCallback((key: number) => current.current.find((each) => each.key === key), []);

  const send = useCallback(
    async ({ key, file, abort }: Waiting) => {
      if (abort.signal.aborted) return;
      try {
        const onProgress = (share: number) => update(key, { share });
        const upload = await sendFile(file, { formId: formId.current, signal: abort.signal, onProgress });
        update(key, { upload, name: upload.name, share: 1 });
        const sent = find(key);
        if (sent) tell.current('sent', sent);
        else await takeFileBack(upload.token);
      } catch (error) {
        if (!(error instanceof SendFailure) || error.code === 'CANCELLED') return;
        update(key, { failure: { code: error.code, params: error.params } });
        const failed = find(key);
        if (failed) tell.current('failed', failed);
      }
    },
    [update, find],
  );

  const work = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      await send(next);
      queue.current.shift();
    }
    isSending.current = false;
  }, [send]);

  const add = useCallback(
    (chosen: readonly File[]) => {
      formId.current ||= newKey();
      for (const file of chosen) {
        const key = nextKey.current++;
        const listed: ListedFile = {
          ...{ key, name: file.name, bytes: file.size, share: 0, upload: null },
          failure: limitOf(current.current, file),
        };
        change([...current.current, listed]);
        tell.current(listed.failure ? 'failed' : 'sending', listed);
        if (!listed.failure) queue.current.push({ key, file, abort: new AbortController() });
      }
      void work();
    },
    [change, work],
  );

  const remove = useCallback(
    (file: ListedFile) => {
      change(current.current.filter(({ key }) => key !== file.key));
      if (file.upload) void takeFileBack(file.upload.token);
      queue.current.find(({ key }) => key === file.key)?.abort.abort();
      if (!file.failure) tell.current(file.upload ? 'removed' : 'cancelled', file);
    },
    [change],
  );

  // Nobody waits for what a page that is gone was sending.
  useEffect(
    () => () => {
      for (const { abort } of queue.current) abort.abort();
    },
    [],
  );

  const isBusy = files.some(({ upload, failure }) => !upload && !failure);
  return { files, formId: formId.current, isBusy, add, remove };
}

const toListed = (upload: Upload, key: number): ListedFile => ({
  ...{ key, name: upload.name, bytes: upload.bytes, share: 1, upload },
  failure: null,
});

/** What a form cannot have; null for what it can. */
function limitOf(files: readonly ListedFile[], { size }: File): ListedFile['failure'] {
  if (files.filter(isCounted).length >= maxFiles) return { code: 'FILES_TOO_MANY', params: { max: maxFiles } };
  if (bytesOf(files) + size > maxBytes) return { code: 'FILES_TOO_LARGE', params: { max: maxBytes } };
  return null;
}
