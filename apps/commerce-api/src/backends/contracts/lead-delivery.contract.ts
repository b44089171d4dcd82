import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Lead } from '../../domain/contact/lead';
import { sampleLead } from '../../mails/shared/testing/sample-lead';

/** A request as the desk finds it. */
export interface FoundLead {
  /** Everything that can be read of it. */
  readonly text: string;
  readonly html: string;
  readonly files: readonly { readonly name: string; readonly content: string }[];
}

/** Where a backend brings requests to; a file named `harmful` cannot be had any more. */
export interface LeadDesk {
  /** Has a request delivered, with all that follows from it. */
  deliver(lead: Lead): Promise<void>;
  /** What the desk has of it. */
  find(lead: Lead): Promise<readonly FoundLead[]>;
  /** Those that were noted as delivered. */
  readonly delivered: readonly number[];
  close(): Promise<void>;
}

/** What every backend does with requests of visitors (API-65). */
export function describeLeadDelivery(backend: string, start: () => Promise<LeadDesk>): void {
  describe(`requests on ${backend}`, () => {
    let desk: LeadDesk;
    beforeAll(async () => {
      desk = await start();
    });
    afterAll(() => desk?.close());

    let count = 0;
    const lead = (changes: Partial<Lead> = {}) => {
      count += 1;
      const reference = `T${count}${process.pid}${Date.now() % 100_000}`;
      return sampleLead('nl', { id: count, reference, ...changes });
    };

    it('arrive with everything that was entered and with their files, and are noted as delivered (API-65)', async () => {
      const sent = lead();
      await desk.deliver(sent);
      const [found] = await desk.find(sent);
      for (const fact of ['Zimmerei Brandt', '0221 555 01 20', '50858', 'KW 3', 'Carport', 'Niederländisch', 'Gast'])
        expect(found?.text).toContain(fact);
      expect(found?.files).toEqual([{ name: 'plan.pdf', content: 'content of plan' }]);
      expect(desk.delivered).toContain(sent.id);
    });

    it('say which of their files cannot be had any more', async () => {
      const sent = lead();
      await desk.deliver(sent);
      const [found] = await desk.find(sent);
      for (const words of ['list.xlsx', 'nicht mehr vorhanden']) expect(found?.text).toContain(words);
    });

    it('arrive once, with each file once, however often their job runs', async () => {
      const sent = lead();
      for (let run = 0; run < 3; run += 1) await desk.deliver(sent);
      const found = await desk.find(sent);
      expect(found.map(({ files }) => files.length)).toEqual([1]);
    });

    it('have what looks like HTML in them as text', async () => {
      const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>';
      const fields = ['name', 'companyName', 'phone', 'zip', 'desiredDate', 'project', 'product', 'message'] as const;
      const sent = lead({ ...Object.fromEntries(fields.map((field) => [field, evil])), files: [] });
      await desk.deliver(sent);
      const [found] = await desk.find(sent);
      expect(found?.html).toContain('&lt;script&gt;');
      expect(found?.html).not.toMatch(/<script|<img src=x/);
    });

    it('stay away while they wait for their link, or are spam', async () => {
      const waiting = lead({ state: 'waiting', acceptedAt: null });
      await desk.deliver(waiting);
      expect(await desk.find(waiting)).toEqual([]);
      expect(desk.delivered).not.toContain(waiting.id);
    });
  });
}
