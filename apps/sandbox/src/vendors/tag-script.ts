/**
 * What a tag's script does, in the vendor's own protocol: it takes what the page has put into `dataLayer`, then what comes,
 * sets its cookie and reports.
 */
export const TAG_SCRIPT = `
const address = new URL(document.currentScript.src);
const id = address.searchParams.get('id');
const report = (event) =>
  fetch(new URL('/tag/collect?id=' + encodeURIComponent(id), address), {
    method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(event),
  });
document.cookie = '_ga=sandbox; path=/; max-age=3600; samesite=lax';
const layer = (window.dataLayer ||= []);
const push = layer.push.bind(layer);
layer.forEach(report);
layer.push = (...events) => { events.forEach(report); return push(...events); };
`;
