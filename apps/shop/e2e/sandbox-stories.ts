const SANDBOX = process.env.SANDBOX_URL ?? 'http://localhost:4100';

/** Where the sandbox edits a story, found by its path in German. */
export async function editorOf(path: string): Promise<string> {
  const list = await (await fetch(`${SANDBOX}/stories`)).text();
  const [, address] = new RegExp(`href="(/stories/\\d+)">${path}<`).exec(list) ?? [];
  if (!address) throw new Error(`The sandbox has no story ${path}`);
  return `${SANDBOX}${address}`;
}

/** Makes a story of a path in a folder, and publishes it; returns where it is edited. */
export async function createStory(path: string, name: string): Promise<string> {
  const response = await fetch(`${SANDBOX}/stories`, {
    method: 'POST',
    body: new URLSearchParams({ name, path }),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`The sandbox answers ${response.status} to a new story`);
  const editor = new URL(response.headers.get('location') ?? '', SANDBOX).href;
  await change(editor, { action: 'publish' });
  return editor;
}

/** Sends the editor's form with some fields changed; `action` is save, publish, unpublish or delete. */
export async function change(editor: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const form = new URLSearchParams({
    language: 'de',
    'exists-de': 'on',
    'exists-nl': 'on',
    'exists-en': 'on',
    ...fields,
  });
  const response = await fetch(editor, { method: 'POST', body: form, redirect: 'manual' });
  if (response.status !== 303) throw new Error(`The sandbox answers ${response.status} to a change`);
}

type Fault = 'none' | 'slow' | '429' | '500' | 'half';

/** What the delivery API does wrong from now on where a path ends so; `none` ends it. */
export async function breakContentService(mode: Fault, path = ''): Promise<void> {
  const body = new URLSearchParams({ mode, path });
  await fetch(`${SANDBOX}/stories/faults`, { method: 'POST', body, redirect: 'manual' });
}
