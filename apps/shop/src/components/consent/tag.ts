/** Time after a navigation until its page counts as viewed (AN-01). */
const PAGE_VIEW_DELAY_MS = 5000;
/** Says nothing but that somebody is logged in. */
const LOGGED_IN = /(?:^|; )odoo-user=[^;]/;

declare global {
  /** What a tag is told, in the vendor's own protocol. */
  var dataLayer: object[] | undefined;
}

/** Tells the tag something; what comes before its script is kept for it. */
function tell(event: object): void {
  globalThis.dataLayer ??= [];
  globalThis.dataLayer.push(event);
}

/** Loads the tag's script, once a page. Without consent nobody may call this. */
export function loadTag(address: string): void {
  if (document.querySelector('script[data-tag]')) return;
  tell({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.dataset.tag = '';
  script.src = address;
  document.head.append(script);
}

let pending: ReturnType<typeof setTimeout> | undefined;

/** Tells the tag that a page is viewed, unless it is left within 5 s (AN-01, AN-03). Its query may name an order. */
export function countPageView(path: string): void {
  leavePage();
  pending = setTimeout(() => {
    tell({
      event: 'page_view',
      page_location: location.origin + path,
      page_title: document.title,
      page_language: document.documentElement.lang,
      user_status: LOGGED_IN.test(document.cookie) ? 'logged-in' : 'logged-out',
    });
  }, PAGE_VIEW_DELAY_MS);
}

/** The page is left: if it was not viewed by now, it never will be. */
export const leavePage = (): void => clearTimeout(pending);
