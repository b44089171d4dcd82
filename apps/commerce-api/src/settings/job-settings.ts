import { areaSettings, onOff } from './area-settings';

/** Who does the work that outlives a request. */
export const jobSettings = areaSettings(
  {
    /** Off: another process sends the mails. */
    OUTBOX_WORKER: onOff('on'),
  },
  ({ OUTBOX_WORKER }) => ({ isWorker: OUTBOX_WORKER }),
);
