/** The one live region of the frame; it is in every page, empty, so that screen readers hear what comes into it. */
export const FRAME_STATUS = 'data-frame-status';

/** ms that something stays which nobody has to act on. */
const SHORT_MS = 6000;

let clearing: ReturnType<typeof setTimeout> | undefined;

/** What the region says in the language of the page, by its name there: `data-offline` is `offline`. */
export const statusTexts = (): Readonly<DOMStringMap> => regionOf()?.dataset ?? {};

/** Shows a message at the top of the window, for good or for some seconds; empty takes it away. */
export function showStatus(text = '', isShort = false): void {
  const region = regionOf();
  clearTimeout(clearing);
  region?.toggleAttribute('data-short', isShort);
  if (region) region.textContent = text;
  if (isShort) clearing = setTimeout(showStatus, SHORT_MS);
}

const regionOf = () => document.querySelector<HTMLElement>(`[${FRAME_STATUS}]`);
