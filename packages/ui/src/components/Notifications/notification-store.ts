import { createPausableTimer, type PausableTimer } from './pausable-timer';

export type NotificationTone = 'info' | 'success' | 'warning' | 'error';

/** What a notification says. */
export interface NotificationContent<Details = never> {
  message: string;
  /** Kind of message: screen readers announce errors at once, everything else when they pause. */
  tone?: NotificationTone | undefined;
  /** Things that the message is about, for example products. */
  names?: readonly string[] | undefined;
  /** One thing to do next: a link, or a press. */
  action?: { label: string; href?: string | undefined; onPress?: (() => void) | undefined } | undefined;
  /** Text of a button as large as the action that only closes: for going on with what one was doing. */
  stayLabel?: string | undefined;
  /** A shown notification of the same topic is replaced: it is out of date. */
  topic?: string | undefined;
  /** Stays until it is dismissed. */
  isPersistent?: boolean | undefined;
  /** Time in ms until it disappears, instead of the store's. */
  timeout?: number | undefined;
  /** Further facts that the app draws itself, see `renderDetails`. */
  details?: Details | undefined;
}

/** A notification that is shown. */
export interface Notification<Details = never> extends NotificationContent<Details> {
  id: string;
  tone: NotificationTone;
  /** Time in ms until it disappears; undefined when it stays. */
  timeout: number | undefined;
  /** Whether its timer is paused. */
  isPaused: boolean;
}

export interface NotificationStore<Details = never> {
  /** Shows a notification and returns its id. */
  add: (content: NotificationContent<Details>) => string;
  dismiss: (id: string) => void;
  clear: () => void;
  /** Pauses the timer of one notification, or of all. */
  pause: (id?: string) => void;
  /** Resumes the timer of one notification, or of all. */
  resume: (id?: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** The same array until something changes; oldest first. */
  getSnapshot: () => readonly Notification<Details>[];
}

export interface NotificationStoreOptions {
  /** Maximum number of notifications; one more drops the oldest. */
  limit: number;
  /** Time in ms until a notification disappears. */
  timeout: number;
}

/** Holds the notifications and their timers, independent of any framework. */
export function createNotificationStore<Details = never>({
  limit,
  timeout: usualTimeout,
}: NotificationStoreOptions): NotificationStore<Details> {
  let shown: readonly Notification<Details>[] = [];
  let count = 0;
  const timers = new Map<string, PausableTimer>();
  const listeners = new Set<() => void>();

  const show = (next: readonly Notification<Details>[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const stopTimer = (id: string) => {
    timers.get(id)?.stop();
    timers.delete(id);
  };
  const dismiss = (id: string) => {
    stopTimer(id);
    if (shown.some((each) => each.id === id)) show(shown.filter((each) => each.id !== id));
  };
  const setPaused = (isPaused: boolean, id: string | undefined) => {
    const matches = (each: { id: string }) => id === undefined || each.id === id;
    for (const each of shown.filter(matches)) timers.get(each.id)?.[isPaused ? 'pause' : 'resume']();
    show(shown.map((each) => (matches(each) ? { ...each, isPaused } : each)));
  };

  return {
    add: (content) => {
      count += 1;
      const id = `notification-${count}`;
      const timeout = content.isPersistent ? undefined : (content.timeout ?? usualTimeout);
      const others = shown.filter(({ topic }) => topic === undefined || topic !== content.topic);
      for (const replaced of shown.filter((each) => !others.includes(each))) stopTimer(replaced.id);
      const kept = [...others, { ...content, id, timeout, tone: content.tone ?? 'info', isPaused: false }];
      for (const dropped of kept.slice(0, -limit)) stopTimer(dropped.id);
      if (timeout !== undefined)
        timers.set(
          id,
          createPausableTimer(() => dismiss(id), timeout),
        );
      show(kept.slice(-limit));
      return id;
    },
    dismiss,
    clear: () => {
      for (const { id } of shown) stopTimer(id);
      show([]);
    },
    pause: (id) => setPaused(true, id),
    resume: (id) => setPaused(false, id),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => shown,
  };
}
