import { showStatus, statusTexts } from './frame-status';

/** Asked whether the shop can be reached: browsers are mistaken about that now and then. */
const PROBE = '/api/health';

/** Forms that were asked about and may go. */
const cleared = new WeakSet<HTMLFormElement>();

/**
 * Says so while the device is offline (PW-03). What is submitted then would end in the browser's own page and be lost:
 * it stays in its form, unless the shop answers after all. Ends with the signal.
 */
export function watchConnection(signal: AbortSignal): void {
  const texts = statusTexts();
  const offline = () => showStatus(texts.offline);
  const online = () => showStatus(texts.online, true);

  function hold(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (navigator.onLine || !(form instanceof HTMLFormElement) || cleared.delete(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
      () => {
        cleared.add(form);
        form.requestSubmit(submitter);
      },
      () => showStatus(texts.unsent),
    );
  }

  if (!navigator.onLine) offline();
  addEventListener('offline', offline, { signal });
  addEventListener('online', online, { signal });
  // Before anything else hears of it.
  addEventListener('submit', hold, { signal, capture: true });
}
