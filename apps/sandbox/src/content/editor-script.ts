/** Connects form and preview as the vendor's editor does, by messages to and from the bridge in the frame. */
export const EDITOR_SCRIPT = `
const form = document.querySelector('#story');
const frame = document.querySelector('#preview');
const origin = new URL(frame.src).origin;
let typing;
form.addEventListener('input', () => {
  clearTimeout(typing);
  typing = setTimeout(async () => {
    const response = await fetch(form.getAttribute('action') + '/typed', { method: 'POST', body: new URLSearchParams(new FormData(form)) });
    if (!response.ok) return;
    const { story } = await response.json();
    frame.contentWindow.postMessage({ action: 'input', story }, origin);
  }, 100);
});
window.addEventListener('message', ({ data, origin: from, source }) => {
  if (from !== origin || source !== frame.contentWindow || !data) return;
  if (data.action === 'initialized') {
    source.postMessage({ action: 'enterEditmode', reload: true, blockId: '', storyId: 0, componentNames: {}, appVersion: 'v2' }, origin);
  }
  if (data.action === 'edit' && data.dataC) {
    const { uid } = typeof data.dataC === 'string' ? JSON.parse(data.dataC) : data.dataC;
    const field = form.querySelector('[data-uid="' + CSS.escape(uid) + '"]');
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector('input, textarea')?.focus();
  }
});
`;
