import { describe, expect, it } from 'vitest';
import type { Sheet } from '../../ports/sheet';
import { sampleOrder } from '../../testing/sample-order';
import { GOODS } from '../shared/testing/sample-goods';
import { SENDER } from '../shared/testing/sample-sender';
import { createWriteConfirmation } from './write-confirmation';

const ofId = (id: number) => {
  const placed = sampleOrder('en');
  return { ...placed, order: { ...placed.order, id } };
};

describe('the confirmation of an order as a download', () => {
  it('is written once for 50 who ask at once, and again for who asks later', async () => {
    const titles: string[] = [];
    const write = createWriteConfirmation({
      ...{ sender: SENDER, goods: GOODS },
      writeSheet: async ({ title }: Sheet) => Buffer.from(`${titles.push(title)}`),
    });
    const files = await Promise.all(Array.from({ length: 50 }, () => write(ofId(1))));
    expect(new Set(files.map((file) => Buffer.from(file).toString()))).toEqual(new Set(['1']));
    expect(titles).toEqual(['Order S107312']);
    await write(ofId(1));
    expect(titles).toHaveLength(2);
  });

  it('is refused where too many different ones wait', async () => {
    const write = createWriteConfirmation({
      ...{ sender: SENDER, goods: GOODS },
      writeSheet: async () => Buffer.from('PDF'),
    });
    const all = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => write(ofId(index + 1))));
    const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});
