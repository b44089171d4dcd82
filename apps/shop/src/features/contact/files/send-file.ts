import { type ErrorParams, UPLOAD_HEADERS, type Upload } from '@geven/odoo-sdk';
import { UPLOAD_CODES, type UploadCode } from './upload-errors';

/** A file that was not taken, or whose sending was cancelled. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';

  constructor(
    readonly code: UploadCode | 'CANCELLED',
    readonly params: ErrorParams = {},
  ) {
    super(code);
  }
}

interface SendOptions {
  readonly formId: string;
  readonly signal: AbortSignal;
  /** Called with the share that is sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Sends a file to the shop. By XMLHttpRequest, as nothing else says how much of a body has gone out. */
export function sendFile(file: File, { formId, signal, onProgress }: SendOptions): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    request.onload = () => {
      if (request.status === 201) resolve(request.response as Upload);
      else reject(failureOf(request.response));
    };
    request.onerror = () => reject(new SendFailure('SERVICE_UNAVAILABLE'));
    request.onabort = () => reject(new SendFailure('CANCELLED'));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', '/api/uploads');
    request.responseType = 'json';
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader(UPLOAD_HEADERS.form, formId);
    request.setRequestHeader(UPLOAD_HEADERS.name, encodeURIComponent(file.name.replace(/\p{Surrogate}/gu, '')));
    request.send(file);
  });
}

/** Takes a file back; one that cannot be is gone after a day. */
export async function takeFileBack(token: string): Promise<void> {
  await fetch(`/api/uploads/${token}`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

function failureOf(answer: unknown): SendFailure {
  const { code, params } = (answer ?? {}) as { code?: string; params?: ErrorParams };
  const known = UPLOAD_CODES.find((each) => each === code);
  return known ? new SendFailure(known, params) : new SendFailure('SERVICE_UNAVAILABLE');
}
