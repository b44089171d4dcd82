import { CONSENT_COOKIE, type Consent, PURPOSES, readConsent } from '@/lib/consent/consent-cookie';
import { showStatus } from '../frame/frame-status';
import { countPageView, leavePage, loadTag } from './tag';

const VALUE = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`);

export interface WatchedConsent {
  /** Address of the tag's script; null where the language of the page has none. */
  readonly tag: string | null;
  /** Of the page. */
  readonly path: string;
}

/**
 * Asks for consent where nobody has decided yet, remembers what is decided without leaving the page, and does what was
 * consented to. Ends with the signal.
 */
export function watchConsent({ tag, path }: WatchedConsent, signal: AbortSignal): void {
  const notice = document.querySelector<HTMLElement>('[data-consent-notice]');
  const room = new ResizeObserver(() => makeRoom(notice));
  if (notice) room.observe(notice);
  signal.addEventListener('abort', () => {
    room.disconnect();
    leavePage();
  });

  function apply(): void {
    const consent = readConsent(VALUE.exec(document.cookie)?.[1]);
    document.documentElement.dataset.granted = PURPOSES.filter((purpose) => consent[purpose]).join(' ');
    if (notice) notice.hidden = isDecided(consent) || isChosenHere();
    leavePage();
    if (!tag || !consent.analytics) return;
    loadTag(tag);
    countPageView(path);
  }

  async function remember(event: SubmitEvent): Promise<void> {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !('consent' in form.dataset) || event.defaultPrevented) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>);
    // The page that the answer leads to is the one that is there.
    const isSaved = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).then(
      ({ status }) => status < 400,
      () => false,
    );
    if (!isSaved) return;
    apply();
    showStatus(form.dataset.consent, true);
  }

  apply();
  document.addEventListener('submit', remember, { signal });
  addEventListener('pagehide', leavePage, { signal });
  // Another page may have decided since this one was left.
  addEventListener('pageshow', ({ persisted }) => persisted && apply(), { signal });
}

/** Films ask where they are: only what would run by itself is asked for. */
const isDecided = ({ analytics }: Consent): boolean => analytics !== undefined;

/** The page of the settings asks the same in its own words. */
const isChosenHere = (): boolean => document.querySelector('[data-consent-choices]') !== null;

/** What the notice covers can be scrolled into view, and no bar at the foot of the window is behind it. */
function makeRoom(notice: HTMLElement | null): void {
  document.documentElement.style.setProperty('--consent-room', `${notice?.offsetHeight ?? 0}px`);
}
