import { expect, it } from 'vitest';
import type { KeyExpiry } from './actions/key-actions';
import type { RunAction } from './actions/run-action';
import { createGatewayWatch } from './gateway-watch';
import { GATEWAY_RECORDS } from './setup/gateway-records';
import { ACTIONS, SETUP_VERSION, versionOf } from './setup/setup-version';

/** A watch on an Odoo that answers so. */
function watching(answer: KeyExpiry) {
  const warnings: string[] = [];
  const watch = createGatewayWatch({
    run: (async () => answer) as RunAction,
    ...{ key: 'key', clock: { now: () => new Date() }, onWarning: (message) => void warnings.push(message) },
  });
  return { watch, warnings };
}

it('knows nothing of the set-up before Odoo was asked, and warns of nothing that is as it should be', async () => {
  const { watch, warnings } = watching({ expires: null, setup: SETUP_VERSION });
  expect(watch.state().setupIsCurrent).toBeNull();
  await watch.look();
  expect(watch.state()).toEqual({ keyExpires: null, keyEndsSoon: false, setupIsCurrent: true });
  expect(warnings).toEqual([]);
});

it.each([
  ['that of another version', 'abc'],
  ['older than the note of it', undefined],
])('says that the set-up command has to be run again where the set-up is %s', async (_what, setup) => {
  const { watch, warnings } = watching({ expires: null, ...(setup ? { setup } : {}) });
  await watch.look();
  expect(watch.state().setupIsCurrent).toBe(false);
  expect(warnings).toEqual([expect.stringContaining('commerce-api odoo setup')]);
});

it('tells versions apart by the code of each action, and is written last', async () => {
  const [first, ...others] = ACTIONS;
  if (!first) throw new Error('There are no actions');
  const changed = [{ ...first, code: `${first.code}#` }, ...others];
  expect(versionOf(changed)).not.toBe(versionOf(ACTIONS));
  const client = { call: async () => [1] } as never;
  expect(await GATEWAY_RECORDS.at(-1)?.values(client)).toMatchObject({
    code: expect.stringContaining(`setup = '${SETUP_VERSION}'`),
  });
});
