// Loaded before the vendor's command line where STORYBLOK_MANAGEMENT_URL is set: its hosts follow from the region alone, so
// what it asks them is sent to that address instead. Not a byte of the command line is changed.
const target = process.env.STORYBLOK_MANAGEMENT_URL;
const original = globalThis.fetch;
const VENDOR = /(^|\.)storyblok\.com$/;

/**
 * @param {string | URL | Request} input
 * @param {RequestInit} [init]
 */
function redirected(input, init) {
  const request = new Request(input, init);
  const { hostname, pathname, search } = new URL(request.url);
  return original(VENDOR.test(hostname) ? new Request(new URL(pathname + search, target), request) : request);
}
Object.assign(globalThis, { fetch: redirected });
