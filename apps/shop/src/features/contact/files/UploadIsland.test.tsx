import { UPLOAD_LIMITS } from '@geven/odoo-sdk';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type KeptUploads, UPLOADS_FIELD } from '@/lib/forms/kept-uploads';
import { getMessages } from '@/lib/texts/i18n';
import { UploadIsland } from './UploadIsland';
import { uploadErrorTexts } from './upload-errors';

const FORM = '4f2a7c1e-0b6d-4a53-9c1e-7d2f3b4a5c6d';
const MB = 1024 * 1024;

/** A request that is answered when a test says so. */
class HeldRequest {
  static all: HeldRequest[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  status = 0;
  response: unknown = null;
  body: unknown = null;
  isAborted = false;
  onload?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
    HeldRequest.all.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  progress = (share: number) => act(async () => this.upload.onprogress?.({ loaded: share * 100, total: 100 }));
  answer = (status: number, response: unknown) =>
    act(async () => {
      Object.assign(this, { status, response });
      this.onload?.();
    });
}

const sizedFile = (name: string, bytes: number) => {
  const file = new File(['x'], name);
  return Object.defineProperty(file, 'size', { value: bytes });
};
const show = (kept: KeptUploads | null = null) =>
  render(
    <form aria-label="form">
      <UploadIsland
        errorTexts={uploadErrorTexts(getMessages('en', 'errors'))}
        kept={kept}
        label="Files"
        locale="en"
        messages={getMessages('en', 'uploads')}
      />
      <button type="submit">Send</button>
    </form>,
  );
const choose = (...files: File[]) =>
  act(async () => void fireEvent.change(screen.getByLabelText(/^Files/), { target: { files } }));
const rows = () => within(screen.getByRole('list', { name: 'Your files' })).getAllByRole('listitem');
const said = () => screen.getByRole('status').textContent;
const button = (name: RegExp) => screen.getByRole('button', { name });
const held = (index: number) => HeldRequest.all[index] as HeldRequest;
const sentWithForm = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get(UPLOADS_FIELD);

beforeEach(() => {
  HeldRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 204 })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says in its box what it takes, in words that hold for a quote and for a complaint alike (CF-07)', () => {
  show();
  expect(screen.getByText('Drop files here')).toBeTruthy();
  const hint = document.getElementById(screen.getByLabelText(/^Files/).getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe(
    'pdf, jpg, png, webp, heic, xlsx, csv, docx, dwg, dxf. At most 10 files and 10\u00a0MB in total.',
  );
});

it('sends what is chosen at once, one after the other, shows how much is sent, and says what happens (CF-05)', async () => {
  show();
  await choose(sizedFile('plan größe.pdf', MB), sizedFile('list.csv', 100));
  expect(HeldRequest.all).toHaveLength(1);
  expect(held(0).headers).toMatchObject({ 'upload-name': 'plan%20gr%C3%B6%C3%9Fe.pdf' });
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^pdfplan größe\.pdf1\sMB/),
    expect.stringMatching(/^csvlist\.csv0[.,]1\sMB/),
  ]);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'plan größe.pdf is being sent' });
  await held(0).progress(0.4);
  expect(bar.value).toBeCloseTo(0.4);
  await held(0).answer(201, { token: 't1', name: 'plan größe.pdf', bytes: MB });
  expect(said()).toBe('plan größe.pdf is attached');
  expect(HeldRequest.all).toHaveLength(2);
  await held(1).answer(201, { token: 't2', name: 'list.csv', bytes: 100 });
  expect(screen.queryAllByRole('progressbar')).toEqual([]);
  expect(held(1).headers['upload-form']).toBe(held(0).headers['upload-form']);
  const { formId, files } = JSON.parse(String(sentWithForm()));
  expect(formId).toBe(held(0).headers['upload-form']);
  expect(files.map(({ token }: { token: string }) => token)).toEqual(['t1', 't2']);
});

it('cancels a file that is being sent, says so, gives the focus back and goes on with the next', async () => {
  show();
  await choose(sizedFile('big.pdf', MB), sizedFile('small.pdf', 100));
  await act(async () => fireEvent.click(button(/^Cancel\s*big\.pdf/)));
  expect(held(0).isAborted).toBe(true);
  expect(said()).toBe('big.pdf is not sent');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Files/));
  expect(rows()).toHaveLength(1);
  expect(HeldRequest.all).toHaveLength(2);
  await held(1).answer(201, { token: 't2', name: 'small.pdf', bytes: 100 });
  expect(fetch).not.toHaveBeenCalled();
});

it('removes a file that was sent, from the shop too, and says so', async () => {
  show({ formId: FORM, files: [{ token: 't0', name: 'kept.pdf', bytes: 2 * MB }] });
  expect(sentWithForm()).toContain('t0');
  await act(async () => fireEvent.click(button(/^Remove\s*kept\.pdf/)));
  expect(said()).toBe('kept.pdf is no longer attached');
  expect(fetch).toHaveBeenCalledWith('/api/uploads/t0', expect.objectContaining({ method: 'DELETE' }));
  expect(sentWithForm()).toBeNull();
});

it('takes a file back that arrived after it was removed', async () => {
  show();
  await choose(sizedFile('late.pdf', 100));
  const request = held(0);
  request.abort = () => undefined;
  await act(async () => fireEvent.click(button(/^Cancel\s*late\.pdf/)));
  await request.answer(201, { token: 'late', name: 'late.pdf', bytes: 100 });
  expect(fetch).toHaveBeenCalledWith('/api/uploads/late', expect.objectContaining({ method: 'DELETE' }));
  expect(sentWithForm()).toBeNull();
});

it('refuses an eleventh file and a byte more than 10 MB without sending them (CF-07)', async () => {
  const files = Array.from({ length: 9 }, (_, i) => ({ token: `t${i}`, name: `${i}.pdf`, bytes: 1 }));
  show({ formId: FORM, files });
  await choose(sizedFile('huge.pdf', UPLOAD_LIMITS.maxBytes - 8));
  expect(said()).toBe('huge.pdf: The total size of the files exceeds the upload limit.');
  await choose(sizedFile('tenth.pdf', 1), sizedFile('eleventh.pdf', 1));
  expect(HeldRequest.all.map(({ body }) => (body as File).name)).toEqual(['tenth.pdf']);
  expect(rows()).toHaveLength(12);
  expect(rows()[11]?.textContent).toMatch(/10/);
  await held(0).answer(201, { token: 't9', name: 'tenth.pdf', bytes: 1 });
  expect(JSON.parse(String(sentWithForm())).files).toHaveLength(10);
});

it.each([
  ['what the API said', 422, { code: 'FILE_DAMAGED', params: {} }, getMessages('en', 'errors').FILE_DAMAGED],
  ['that the shop cannot be reached', 502, null, getMessages('en', 'errors').SERVICE_UNAVAILABLE],
])('says at a file that was not taken %s, and sends nothing of it with the form', async (_, status, answer, text) => {
  show();
  await choose(sizedFile('broken.pdf', 100));
  await held(0).answer(status, answer);
  expect(said()).toBe(`broken.pdf: ${text}`);
  expect(rows()[0]?.textContent).toContain(text);
  expect(sentWithForm()).toBeNull();
});

it('holds the form back while files are on their way, and says why', async () => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  show();
  await choose(sizedFile('plan.pdf', 100));
  const form = screen.getByRole('form');
  await act(async () => expect(fireEvent.submit(form)).toBe(false));
  expect(said()).toBe('Please wait until your files are sent');
  await held(0).answer(201, { token: 't1', name: 'plan.pdf', bytes: 100 });
  form.addEventListener('submit', (event) => event.preventDefault());
  const submit = new Event('submit', { cancelable: true });
  const prevent = vi.spyOn(submit, 'preventDefault');
  form.dispatchEvent(submit);
  expect(prevent).toHaveBeenCalledTimes(1);
});

it('ends what it was sending when its page is left', async () => {
  const { unmount } = show();
  await choose(sizedFile('plan.pdf', 100));
  unmount();
  expect(held(0).isAborted).toBe(true);
});
