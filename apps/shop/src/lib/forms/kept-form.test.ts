import { afterEach, expect, it, vi } from 'vitest';
import { findForm, keepForm } from './kept-form';

const ID = '11111111-2222-3333-4444-555555555555';
const FORM = { values: { email: 'jana@example.org' }, refusals: [] };

afterEach(() => vi.restoreAllMocks());

/** An API that answers after so many ms, where nobody waits in real time. */
function answerAfter(ms: number) {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) =>
    limit < ms ? AbortSignal.abort() : new AbortController().signal,
  );
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return Response.json({ id: ID, form: JSON.stringify(FORM) });
  });
}

it('is waited for as long as its page waits: without it nothing says why a form came back', async () => {
  answerAfter(9000);
  expect(await findForm(ID, ID, new Headers())).toEqual({ id: ID, ...FORM });
});

it('travels in its cookie where the API takes long to keep it', async () => {
  answerAfter(9000);
  const { id, cookie } = await keepForm(FORM, new Headers(), []);
  expect(await findForm(id, cookie, new Headers())).toEqual({ id, ...FORM });
});
