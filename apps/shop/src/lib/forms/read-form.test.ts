import { expect, it } from 'vitest';
import { readForm } from './read-form';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://shop.example/api/x', {
    method: 'POST',
    body,
    headers: { host: 'shop.example', ...headers },
    duplex: 'half',
  } as RequestInit);

/** A body without an end, and without a length in front. */
function endless(): { stream: ReadableStream<Uint8Array>; sent: () => number } {
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 10_000;
      controller.enqueue(new Uint8Array(10_000));
    },
  });
  return { stream, sent: () => sent };
}

it('reads the fields of a form', async () => {
  const form = await readForm(post(new URLSearchParams({ name: 'Büro & Söhne' })));
  expect((form as FormData).get('name')).toBe('Büro & Söhne');
});

it('reads a form with files’ encoding too', async () => {
  const fields = new FormData();
  fields.set('name', 'Anna');
  expect(((await readForm(post(fields))) as FormData).get('name')).toBe('Anna');
});

it('counts a body while it comes in and stops reading when it is too large', async () => {
  const { stream, sent } = endless();
  const refused = await readForm(post(stream, { 'content-type': 'application/x-www-form-urlencoded' }));
  expect((refused as Response).status).toBe(413);
  expect(sent()).toBeLessThan(200_000);
});

it.each([
  ['text', 'text/plain', 'locale=nl'],
  ['JSON', 'application/json', '{"locale":"nl"}'],
  ['a broken multipart body', 'multipart/form-data; boundary=x', '--x\r\nnothing'],
  ['no type', '', 'locale=nl'],
])('answers %s with 400', async (_name, type, body) => {
  expect(((await readForm(post(body, { 'content-type': type }))) as Response).status).toBe(400);
});

it('refuses other sites before it reads anything', async () => {
  const { stream, sent } = endless();
  const refused = await readForm(post(stream, { origin: 'https://evil.example' }));
  expect((refused as Response).status).toBe(403);
  expect(sent()).toBeLessThan(20_000);
});
