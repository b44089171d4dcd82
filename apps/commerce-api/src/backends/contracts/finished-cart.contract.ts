import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from './backend';

const code = (code: string) => expect.objectContaining({ code });

/**
 * What every backend's carts do with finishes and samples. The amounts are chosen so that the tax of the folded line is
 * the sum of the taxes of its parts: a back office that rounds each for itself may differ by a cent otherwise.
 */
export function describeFinishedCarts(name: string, start: () => Promise<Backend>): void {
  describe(`finishes and samples in carts of ${name}`, () => {
    let backend: Backend;
    beforeAll(async () => {
      backend = await start();
    });
    afterAll(() => backend.close());

    const carts = () => backend.ports.carts;
    const board = (pieces: number, ...finishIds: number[]) => [
      { variantId: backend.variants.board, pieces, finishIds },
    ];

    it('fold what a treatment costs into its line: 5,80 m² × 4,50 (PD-13)', async () => {
      const { oiled } = backend.finishes;
      const cart = await carts().addMultipleItems(await backend.newShopper('nl'), board(10, oiled));
      expect(cart.lines).toMatchObject([
        { pieces: 10, priceUnit: 969, priceFinishes: 2610, net: 12_300, tax: 2583, gross: 14_883, weight: 80_000 },
      ]);
      expect(cart.lines[0]?.hasWithdrawalRight).toBe(false);
      expect(cart.lines[0]?.finishes).toEqual([
        {
          id: oiled,
          attribute: 'finishing',
          slug: 'oiled-once',
          name: 'Oiled once',
          isDefault: false,
          surcharge: { unit: 'SQUARE_METRE', price: 450 },
          extraDays: 0,
          longest: null,
          quantity: 580,
          net: 2610,
        },
      ]);
      expect(cart.amounts).toEqual({ untaxed: 12_300, tax: 2583, total: 14_883, delivery: 0, discounts: 0 });
    });

    it('add up surface finishing and treatment, each rounded for itself (PD-12) (PD-13)', async () => {
      const { brushed, oiled } = backend.finishes;
      const cart = await carts().addMultipleItems(await backend.newShopper('nl'), board(10, oiled, brushed));
      expect(cart.lines).toMatchObject([{ priceFinishes: 1276 + 2610, net: 13_576, tax: 2851, gross: 16_427 }]);
      expect(cart.lines[0]?.finishes.map(({ slug }) => slug).toSorted()).toEqual(['brushed', 'oiled-once']);
    });

    it('calculate impregnation from litres: 145 l × 0,095', async () => {
      const { impregnated } = backend.finishes;
      const cart = await carts().addMultipleItems(await backend.newShopper('nl'), board(10, impregnated));
      expect(cart.lines).toMatchObject([{ priceFinishes: 1378, net: 11_068, tax: 2324, gross: 13_392 }]);
    });

    it('have one line per set of finishes, however it is named', async () => {
      const shopper = await backend.newShopper('nl');
      const { brushed, oiled } = backend.finishes;
      await carts().addMultipleItems(shopper, [...board(1), ...board(2, brushed, oiled), ...board(3, oiled)]);
      const cart = await carts().addMultipleItems(shopper, [...board(4, oiled, brushed), ...board(5)]);
      expect(cart.lines.map(({ pieces }) => pieces)).toEqual([6, 6, 3]);
      // 3,48 m² × 2,20 + 3,48 m² × 4,50, and 1,74 m² × 4,50.
      expect(cart.lines.map(({ priceFinishes }) => priceFinishes)).toEqual([0, 766 + 1566, 783]);
      expect(cart.weight).toBe(15 * 8000);
    });

    it('take what the product has anyway for no choice', async () => {
      const shopper = await backend.newShopper('nl');
      await carts().addMultipleItems(shopper, board(2));
      const cart = await carts().addMultipleItems(shopper, board(3, backend.finishes.planed));
      expect(cart.lines).toMatchObject([{ pieces: 5, finishes: [], priceFinishes: 0, net: 4845 }]);
    });

    it('calculate finishes again when the pieces change: 4,06 m² × 4,50', async () => {
      const shopper = await backend.newShopper('nl');
      const before = await carts().addMultipleItems(shopper, board(10, backend.finishes.oiled));
      const lineId = before.lines[0]?.id ?? 0;
      const cart = await carts().updateMultipleItems(shopper, [{ lineId, pieces: 7 }]);
      expect(cart.lines).toMatchObject([
        { id: lineId, pieces: 7, priceFinishes: 1827, net: 8610, tax: 1808, gross: 10_418 },
      ]);
      expect(cart.version).toBe(before.version + 1);
      expect((await carts().load(shopper))?.version).toBe(cart.version);
    });

    it('take the cost of a finish out with its line', async () => {
      const shopper = await backend.newShopper('nl');
      const { lines } = await carts().addMultipleItems(shopper, [...board(1), ...board(2, backend.finishes.oiled)]);
      const finished = lines.find(({ finishes }) => finishes.length > 0)?.id ?? 0;
      const cart = await carts().removeMultipleItems(shopper, [finished]);
      expect(cart?.lines).toMatchObject([{ pieces: 1, finishes: [] }]);
      expect(cart?.amounts.untaxed).toBe(969);
    });

    it('tax finishes like the wood, also when the destination changes', async () => {
      const shopper = await backend.newShopper('nl');
      await carts().addMultipleItems(shopper, board(10, backend.finishes.oiled));
      const cart = await carts().setDestination(shopper, { country: 'DE', zip: '40210' });
      expect(cart).toMatchObject({ vatRate: 19, lines: [{ net: 12_300, tax: 2337, gross: 14_637 }] });
      expect(cart.amounts).toMatchObject({ delivery: 6500, total: 14_637 + 6500 });
    });

    it('leave later what takes longer to finish', async () => {
      const { brushed, fireRetardant } = backend.finishes;
      const cart = await carts().addMultipleItems(await backend.newShopper(), board(10, brushed, fireRetardant));
      expect(cart.lines[0]?.saleDelay).toBe(2 + 10);
      expect(cart.saleDelay).toBe(12);
    });

    it('take the pieces of one variant from one stock, whatever they are finished with', async () => {
      const { oiled } = backend.finishes;
      const products = [...board(70), ...board(50, oiled)];
      const cart = await carts().addMultipleItems(await backend.newShopper(), products);
      expect(cart.lines).toMatchObject([
        { piecesFromStock: 70, piecesToOrder: 0, saleDelay: 2 },
        { piecesFromStock: 30, piecesToOrder: 20, saleDelay: 7 },
      ]);
    });

    it('are a new version when a finish costs something else', async () => {
      const shopper = await backend.newShopper('nl');
      const before = await carts().addMultipleItems(shopper, board(10, backend.finishes.repriced));
      await backend.setFinishPrice(backend.finishes.repriced, 1000);
      const after = await carts().load(shopper);
      expect(after?.lines).toMatchObject([{ priceUnit: 969, priceFinishes: 5800 }]);
      expect(after?.version).toBeGreaterThan(before.version);
      expect((await carts().load(shopper))?.version).toBe(after?.version);
    });

    it('lose a line whose finish is no longer offered, and say so', async () => {
      const shopper = await backend.newShopper('nl');
      await carts().addMultipleItems(shopper, [...board(2), ...board(3, backend.finishes.leaving)]);
      await backend.withdrawFinish(backend.finishes.leaving);
      const cart = await carts().load(shopper);
      expect(cart?.lines).toMatchObject([{ pieces: 2, finishes: [] }]);
      expect(cart?.removedLines).toMatchObject([{ pieces: 3, reason: 'FINISH_NOT_AVAILABLE' }]);
    });

    it('refuse finishes that cannot be had, and add nothing then', async () => {
      const shopper = await backend.newShopper();
      const { oiled, fireRetardant, preGreyed, foreign, unknown } = backend.finishes;
      const add = (...finishIds: number[]) =>
        carts().addMultipleItems(shopper, [...board(1), ...board(1, ...finishIds)]);
      await expect(add(unknown)).rejects.toThrow(code('FINISH_NOT_AVAILABLE'));
      await expect(add(foreign)).rejects.toThrow(code('FINISH_NOT_AVAILABLE'));
      await expect(add(oiled, fireRetardant)).rejects.toThrow(code('FINISH_AMBIGUOUS'));
      await expect(add(preGreyed)).rejects.toThrow(
        expect.objectContaining({ code: 'FINISH_PIECE_TOO_LONG', params: { finishId: preGreyed, max: 3000 } }),
      );
      expect((await carts().load(shopper))?.lines ?? []).toEqual([]);
    });

    it('finish neither samples nor accessories', async () => {
      const shopper = await backend.newShopper();
      for (const variantId of [backend.variants.sample, backend.variants.screws]) {
        const add = carts().addMultipleItems(shopper, [{ variantId, pieces: 1, finishIds: [backend.finishes.oiled] }]);
        await expect(add).rejects.toThrow(code('FINISH_NOT_AVAILABLE'));
      }
    });

    it('take one sample of a product, however often and however fast it is asked for (API-43)', async () => {
      const shopper = await backend.newShopper('nl');
      await carts().addMultipleItems(shopper, board(2));
      await Promise.all([1, 2, 3].map(() => carts().addSample(shopper, backend.variants.sample)));
      const before = await carts().load(shopper);
      const cart = await carts().addSample(shopper, backend.variants.sample);
      expect(cart.lines).toMatchObject([
        { variantId: backend.variants.board, pieces: 2 },
        { variantId: backend.variants.sample, pieces: 1, priceUnit: 150, finishes: [] },
      ]);
      expect(cart.version).toBe(before?.version);
    });

    it('make the cart for a first sample', async () => {
      const cart = await carts().addSample(await backend.newShopper('nl'), backend.variants.sample);
      expect(cart.lines).toMatchObject([{ variantId: backend.variants.sample, pieces: 1 }]);
    });
  });
}
