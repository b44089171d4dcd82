import { beforeEach, expect, it, vi } from 'vitest';
import type { SentUpload } from '../api/send-upload';
import { SESSION_COOKIE } from '../api/session-cookie';
import { UPLOADS_FIELD } from './kept-uploads';
import { readUploads } from './read-uploads';
import { sendFormFiles } from './send-form-files';
import type { UploadedFile } from './uploaded-files';

const sendUpload = vi.hoisted(() => vi.fn<(...args: unknown[]) => Promise<SentUpload>>());
vi.mock('../api/send-upload', () => ({ sendUpload }));

const FORM = '4f2a7c1e-0b6d-4a53-9c1e-7d2f3b4a5c6d';
const file = (name: string): UploadedFile => ({
  field: 'files',
  name,
  claimedType: '',
  bytes: 4,
  path: `/tmp/${name}`,
});
const sent = (token: string, setCookies: string[] = []): SentUpload => ({
  upload: { token, name: `${token}.pdf`, bytes: 4 },
  setCookies,
});
const request = new Headers({ cookie: `a=b; ${SESSION_COOKIE}=old; c=d` });

beforeEach(() => sendUpload.mockReset());

it('sends a form’s files one after the other, behind those that its page sent before (CF-05)', async () => {
  sendUpload.mockResolvedValueOnce(sent('t2')).mockResolvedValueOnce(sent('t3'));
  const before = { formId: FORM, files: [{ token: 't1', name: 't1.pdf', bytes: 4 }] };
  const values = { name: 'Anna', [UPLOADS_FIELD]: JSON.stringify(before) };
  const result = await sendFormFiles(values, [file('b'), file('c')], request);
  expect(readUploads(result.values)).toMatchObject({
    formId: FORM,
    files: [{ token: 't1' }, { token: 't2' }, { token: 't3' }],
  });
  expect(result.values.name).toBe('Anna');
  expect(sendUpload.mock.calls.map(([each, formId]) => [(each as UploadedFile).name, formId])).toEqual([
    ['b', FORM],
    ['c', FORM],
  ]);
});

it('goes on in the session that the first file made, and every further call with it', async () => {
  const line = `${SESSION_COOKIE}=new; Path=/; HttpOnly`;
  sendUpload.mockResolvedValueOnce(sent('t1', [line])).mockResolvedValueOnce(sent('t2'));
  const result = await sendFormFiles({}, [file('a'), file('b')], request);
  const cookies = sendUpload.mock.calls.map(([, , , cookie]) => cookie);
  expect(cookies).toEqual([`a=b; ${SESSION_COOKIE}=old; c=d`, `${SESSION_COOKIE}=new; a=b; c=d`]);
  expect(result).toMatchObject({ setCookies: [line], cookie: cookies[1] });
});

it('keeps the files that were taken beside those that were refused, with the reasons (CF-07)', async () => {
  const refusal = { code: 'FILE_DAMAGED' as const, params: {}, field: 'files' };
  sendUpload.mockResolvedValueOnce({ refusal }).mockResolvedValueOnce(sent('t2'));
  const result = await sendFormFiles({}, [file('bad'), file('good')], request);
  expect(result.refusals).toEqual([refusal]);
  expect(readUploads(result.values)?.files.map(({ token }) => token)).toEqual(['t2']);
});

it('changes nothing of a form without files', async () => {
  expect(await sendFormFiles({ name: 'Anna' }, [], new Headers())).toEqual({
    values: { name: 'Anna' },
    refusals: [],
    setCookies: [],
    cookie: '',
  });
  expect(sendUpload).not.toHaveBeenCalled();
});
