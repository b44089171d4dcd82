import type { Clock } from '../../ports/clock';
import { KEY_EXPIRY_ACTION, type KeyExpiry } from './actions/key-actions';
import type { RunAction } from './actions/run-action';
import { SETUP_VERSION } from './setup/setup-version';

const DAY_MS = 24 * 60 * 60 * 1000;
/** From then on health and log say that the key ends. */
const WARN_DAYS = 14;

interface GatewayWatchOptions {
  readonly run: RunAction;
  readonly key: string;
  readonly clock: Clock;
  readonly onWarning: (message: string) => void;
}

export interface GatewayWatch {
  /** Asks Odoo when the key ends, and what it was set up for. */
  look(): Promise<void>;
  /** What health reports. */
  state(): { keyExpires: string | null; keyEndsSoon: boolean; setupIsCurrent: boolean | null };
}

/**
 * Keys of ordinary users live 90 days in Odoo: reports in time that the gateway's is about to end. So it does of an Odoo
 * whose set-up is that of another version of the shop, where what shoppers do may fail or be done the way it was.
 */
export function createGatewayWatch({ run, key, clock, onWarning }: GatewayWatchOptions): GatewayWatch {
  let expires: Date | null = null;
  let setupIsCurrent: boolean | null = null;
  const daysLeft = () => (expires ? (expires.getTime() - clock.now().getTime()) / DAY_MS : Number.POSITIVE_INFINITY);
  return {
    async look() {
      // Odoo finds a key by its beginning, which it keeps as it is; the rest it knows as a hash only.
      const { expires: found, setup } = await run<KeyExpiry>(KEY_EXPIRY_ACTION, {
        request: { index: key.slice(0, 8) },
        isSafe: true,
      });
      expires = found === null ? null : new Date(`${found.replace(' ', 'T')}Z`);
      if (daysLeft() <= WARN_DAYS) {
        onWarning(`The key for Odoo ends in ${Math.floor(daysLeft())} days: run "commerce-api odoo rotate-key"`);
      }
      setupIsCurrent = setup === SETUP_VERSION;
      if (!setupIsCurrent)
        onWarning(
          'Odoo was set up for another version of the shop: run "commerce-api odoo setup" with an administrator’s key',
        );
    },
    state: () => ({ keyExpires: expires?.toISOString() ?? null, keyEndsSoon: daysLeft() <= WARN_DAYS, setupIsCurrent }),
  };
}
