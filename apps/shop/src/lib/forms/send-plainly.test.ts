// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendPlainly } from './send-plainly';

const sent: Record<string, FormDataEntryValue>[] = [];
const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
  sent.push(Object.fromEntries(new FormData(this)));
});
afterEach(() => {
  sent.length = 0;
  submit.mockClear();
  document.body.replaceChildren();
});

describe('a form that is sent as without scripts', () => {
  it('says what was pressed, and is the same form afterwards', () => {
    document.body.innerHTML =
      '<form id="packs"><input name="pieces" value="1"></form><button form="packs" name="variant" value="7">+</button>';
    for (const _ of [1, 2]) sendPlainly(document.querySelector('button') as Element);
    expect(sent).toEqual(Array(2).fill({ pieces: '1', variant: '7' }));
  });

  it('says nothing of a button without a name', () => {
    document.body.innerHTML = '<form><input name="pieces[7]" value="3"><button>Add</button></form>';
    sendPlainly(document.querySelector('button') as Element);
    expect(sent).toEqual([{ 'pieces[7]': '3' }]);
  });
});
