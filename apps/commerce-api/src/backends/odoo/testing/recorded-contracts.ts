import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type OdooRecording, recordCalls, replayCalls } from '@geven/odoo-rpc/testing';
import type { Clock } from '../../../ports/clock';
import { testClients } from './clients';
import { type OdooUnderTest, startWith } from './start-odoo';

/** What a contract asked of a real Odoo, and what it answered. */
interface RecordedContract {
  readonly admin: readonly OdooRecording[];
  readonly gateway: readonly OdooRecording[];
}

const fileOf = (contract: string) => new URL(`./recordings/contracts/${contract}.json`, import.meta.url);

/** Starts on the real Odoo; with `UPDATE_RECORDINGS=1 npm run test:odoo` everything that is asked of it is recorded. */
export const startRecorded =
  (contract: string) =>
  async (clock?: Clock): Promise<OdooUnderTest> => {
    const clients = testClients();
    if (!process.env.UPDATE_RECORDINGS) return startWith(clients, clock);
    const [admin, gateway] = [recordCalls(clients.admin), recordCalls(clients.gateway)];
    const underTest = await startWith({ admin: admin.client, gateway: gateway.client }, clock);
    return {
      ...underTest,
      async close() {
        await underTest.close();
        const recorded: RecordedContract = { admin: admin.recordings, gateway: gateway.recordings };
        writeFileSync(fileOf(contract), `${linesOf(recorded)}\n`);
      },
    };
  };

/** Starts without an Odoo: what was recorded is answered again. */
export const startReplayed =
  (contract: string) =>
  async (clock?: Clock): Promise<OdooUnderTest> => {
    const file = fileOf(contract);
    if (!existsSync(file)) throw new Error(`${contract} is not recorded: UPDATE_RECORDINGS=1 npm run test:odoo`);
    const { admin, gateway } = JSON.parse(readFileSync(file, 'utf8')) as RecordedContract;
    return await startWith({ admin: replayCalls(admin).client, gateway: replayCalls(gateway).client }, clock);
  };

/** A call a line, so that a change of one shows as one. */
function linesOf({ admin, gateway }: RecordedContract): string {
  const lines = (recordings: readonly OdooRecording[]) =>
    recordings.map((recording) => JSON.stringify(recording)).join(',\n');
  return `{"admin":[\n${lines(admin)}\n],"gateway":[\n${lines(gateway)}\n]}`;
}
