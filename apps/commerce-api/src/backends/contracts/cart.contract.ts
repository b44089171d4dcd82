import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from './backend';

const code = (code: string) => expect.objectContaining({ code });

/** What every backend's carts do. */
export function describeCarts(name: string, start: () => Promise<Backend>): void {
  describe(`carts of ${name}`, () => {
    let backend: Backend;
    beforeAll(async () => {
      backend = await start();
    });
    afterAll(() => backend.close());

    const carts = () => backend.ports.carts;
    const one = (variantId: number, pieces = 1) => [{ variantId, pieces }];

    it('answer null to a visitor without a cart', async () => {
      expect(await carts().load(await backend.newShopper())).toBeNull();
    });

    it('compute line and totals to the cent (CA-06) (CA-08)', async () => {
      const cart = await carts().addMultipleItems(await backend.newShopper('nl'), one(backend.variants.board, 10));
      expect(cart.lines).toMatchObject([
        { variantId: backend.variants.board, pieces: 10, priceUnit: 969, net: 9690, tax: 2035, gross: 11_725 },
      ]);
      expect(cart.lines[0]).toMatchObject({ totalLength: 40_000, weight: 80_000, piecesToOrder: 0, saleDelay: 2 });
      expect(cart.amounts).toEqual({ untaxed: 9690, tax: 2035, total: 11_725, delivery: 0, discounts: 0 });
      expect(cart).toMatchObject({ vatRate: 21, weight: 80_000, longestPiece: 4000, freight: null });
    });

    it('raise the line of a variant that is there already (CA-02)', async () => {
      const shopper = await backend.newShopper();
      const before = await carts().addMultipleItems(shopper, one(backend.variants.board, 2));
      const after = await carts().addMultipleItems(shopper, [
        ...one(backend.variants.board, 3),
        ...one(backend.variants.screws),
      ]);
      expect(after.lines.map(({ pieces }) => pieces)).toEqual([5, 1]);
      expect(after.lines[0]?.id).toBe(before.lines[0]?.id);
    });

    it('lose nothing when one visitor adds many times at once', async () => {
      const shopper = await backend.newShopper();
      const adds = [
        backend.variants.board,
        backend.variants.screws,
        backend.variants.board,
        backend.variants.screws,
        backend.variants.board,
        backend.variants.board,
      ];
      await Promise.all(adds.map((variantId) => carts().addMultipleItems(shopper, one(variantId, 2))));
      const cart = await carts().load(shopper);
      expect(cart?.lines).toHaveLength(2);
      expect(cart?.lines.find(({ variantId }) => variantId === backend.variants.board)?.pieces).toBe(8);
      expect(cart?.lines.find(({ variantId }) => variantId === backend.variants.screws)?.pieces).toBe(4);
    });

    it('say which pieces are planed to order', async () => {
      const cart = await carts().addMultipleItems(await backend.newShopper(), one(backend.variants.scarceBoard, 10));
      expect(cart.lines[0]).toMatchObject({ piecesFromStock: 4, piecesToOrder: 6, saleDelay: 8 });
      expect(cart.saleDelay).toBe(8);
    });

    it('set the pieces of lines (CA-03)', async () => {
      const shopper = await backend.newShopper();
      const { lines } = await carts().addMultipleItems(shopper, [
        ...one(backend.variants.board),
        ...one(backend.variants.screws),
      ]);
      const wanted = lines.map(({ id }, index) => ({ lineId: id, pieces: index + 7 }));
      const cart = await carts().updateMultipleItems(shopper, wanted);
      expect(cart.lines.map(({ pieces }) => pieces)).toEqual([7, 8]);
    });

    it('take lines out, and ignore lines that are gone already (CA-04)', async () => {
      const shopper = await backend.newShopper();
      const { lines } = await carts().addMultipleItems(shopper, [
        ...one(backend.variants.board),
        ...one(backend.variants.screws),
      ]);
      const gone = lines.slice(0, 1).map(({ id }) => id);
      const cart = await carts().removeMultipleItems(shopper, gone);
      expect(cart?.lines.map(({ variantId }) => variantId)).toEqual([backend.variants.screws]);
      expect((await carts().removeMultipleItems(shopper, gone))?.version).toBe(cart?.version);
    });

    it('grow in version with every change', async () => {
      const shopper = await backend.newShopper();
      const first = await carts().addMultipleItems(shopper, one(backend.variants.board));
      const second = await carts().addMultipleItems(shopper, one(backend.variants.board));
      const third = await carts().setDestination(shopper, { country: 'DE', zip: '40210' });
      expect(second.version).toBeGreaterThan(first.version);
      expect(third.version).toBeGreaterThan(second.version);
      expect((await carts().load(shopper))?.version).toBe(third.version);
    });

    it('refuse what the catalogue does not have or does not sell, and add nothing then', async () => {
      const shopper = await backend.newShopper();
      const add = (variantId: number) =>
        carts().addMultipleItems(shopper, [...one(backend.variants.board), ...one(variantId)]);
      await expect(add(backend.variants.unknown)).rejects.toThrow(code('PRODUCT_NOT_FOUND'));
      await expect(add(backend.variants.unpublished)).rejects.toThrow(code('PRODUCT_NOT_AVAILABLE'));
      expect((await carts().load(shopper))?.lines ?? []).toEqual([]);
    });

    it.each([
      [0, 'PIECES_REQUIRED'],
      [-3, 'QUANTITY_INVALID'],
      [0.5, 'QUANTITY_INVALID'],
      [1e9, 'QUANTITY_TOO_LARGE'],
    ])('refuse %d pieces with %s', async (pieces, expected) => {
      const shopper = await backend.newShopper();
      await expect(carts().addMultipleItems(shopper, one(backend.variants.board, pieces))).rejects.toThrow(
        code(expected),
      );
      expect((await carts().load(shopper))?.lines ?? []).toEqual([]);
    });

    it('refuse more than 10 million euro and 1,000 tonnes, and stay as they were', async () => {
      const shopper = await backend.newShopper();
      const before = await carts().addMultipleItems(shopper, one(backend.variants.board, 9000));
      const heavy = [...one(backend.variants.heavy, 9999)];
      await expect(carts().addMultipleItems(shopper, heavy)).rejects.toThrow(code('CART_TOO_LARGE'));
      const expensive = [...one(backend.variants.expensive, 9999)];
      await expect(carts().addMultipleItems(shopper, expensive)).rejects.toThrow(code('CART_TOO_LARGE'));
      expect(await carts().load(shopper)).toEqual(before);
      // 72 t of boards and 750 t of beams.
      const some = await carts().addMultipleItems(shopper, one(backend.variants.heavy, 3000));
      const lineId = some.lines.find(({ variantId }) => variantId === backend.variants.heavy)?.id ?? 0;
      await expect(carts().updateMultipleItems(shopper, [{ lineId, pieces: 9999 }])).rejects.toThrow(
        code('CART_TOO_LARGE'),
      );
      expect(await carts().load(shopper)).toEqual(some);
    });

    it('have 100 lines at most: the next one is refused, more pieces of a line are not', async () => {
      const shopper = await backend.newShopper();
      const lines = backend.many.slice(0, 100);
      const [first = 0, more = 0] = [lines[0], backend.many[100]];
      const before = await carts().addMultipleItems(
        shopper,
        lines.flatMap((id) => one(id)),
      );
      expect(before.lines).toHaveLength(100);
      await expect(carts().addMultipleItems(shopper, one(more))).rejects.toThrow(
        expect.objectContaining({ code: 'CART_FULL', params: { max: 100 } }),
      );
      expect((await carts().load(shopper))?.version).toBe(before.version);
      const raised = await carts().addMultipleItems(shopper, one(first, 2));
      expect(raised.lines).toHaveLength(100);
      expect(raised.lines[0]?.pieces).toBe(3);
    });

    it('keep the lines of one visitor from every other', async () => {
      const [anna, bert] = [await backend.newShopper(), await backend.newShopper()];
      const { lines } = await carts().addMultipleItems(anna, one(backend.variants.board, 2));
      const lineId = lines[0]?.id ?? 0;
      await carts().addMultipleItems(bert, one(backend.variants.screws));
      await expect(carts().updateMultipleItems(bert, [{ lineId, pieces: 9 }])).rejects.toThrow(
        code('CART_LINE_NOT_FOUND'),
      );
      await carts().removeMultipleItems(bert, [lineId]);
      expect((await carts().load(anna))?.lines).toMatchObject([{ id: lineId, pieces: 2 }]);
    });

    it('change freight, VAT and totals with the postcode (API-27)', async () => {
      const shopper = await backend.newShopper('de');
      await carts().addMultipleItems(shopper, one(backend.variants.board, 10));
      const dutch = await carts().setDestination(shopper, { country: 'NL', zip: '3011 AA' });
      expect(dutch.amounts).toEqual({ untaxed: 15_392, tax: 3233, total: 18_625, delivery: 6900, discounts: 0 });
      const german = await carts().setDestination(shopper, { country: 'DE', zip: '40210' });
      expect(german).toMatchObject({ vatRate: 19, amounts: { delivery: 6500, total: 11_531 + 6500 } });
      const island = await carts().setDestination(shopper, { country: 'NL', zip: '1791 AA' });
      expect(island.freight).toMatchObject({ isCalculatedAfterwards: true, maximum: 19_500, price: 0 });
    });

    it('follow the catalogue: a new price is a new version, a product no longer sold leaves', async () => {
      const shopper = await backend.newShopper();
      const before = await carts().addMultipleItems(shopper, [
        ...one(backend.variants.repriced),
        ...one(backend.variants.leaving),
      ]);
      await backend.setPrice(backend.variants.repriced, 4321);
      await backend.unpublish(backend.variants.leaving);
      const after = await carts().load(shopper);
      expect(after?.lines).toMatchObject([{ variantId: backend.variants.repriced, priceUnit: 4321 }]);
      expect(after?.version).toBeGreaterThan(before.version);
      expect((await carts().load(shopper))?.version).toBe(after?.version);
    });

    it('name a line that left, and why, until the visitor changes the cart', async () => {
      const shopper = await backend.newShopper();
      const before = await carts().addMultipleItems(shopper, [
        ...one(backend.variants.board),
        ...one(backend.variants.vanishing, 3),
      ]);
      expect(before.removedLines).toEqual([]);
      const name = before.lines.find(({ variantId }) => variantId === backend.variants.vanishing)?.name;
      await backend.unpublish(backend.variants.vanishing);
      const removed = [{ name, pieces: 3, reason: 'PRODUCT_NOT_AVAILABLE' }];
      expect((await carts().load(shopper))?.removedLines).toEqual(removed);
      expect((await carts().load(shopper))?.removedLines).toEqual(removed);
      const after = await carts().addMultipleItems(shopper, one(backend.variants.board));
      expect(after.removedLines).toEqual([]);
    });

    it('can be emptied at once, and keep where they go', async () => {
      const shopper = await backend.newShopper();
      expect(await carts().clear(shopper)).toBeNull();
      await carts().addMultipleItems(shopper, [...one(backend.variants.board), ...one(backend.variants.screws)]);
      const before = await carts().setDestination(shopper, { country: 'DE', zip: '40210' });
      const empty = await carts().clear(shopper);
      expect(empty).toMatchObject({ lines: [], amounts: { total: 0 }, destination: { zip: '40210' } });
      expect(empty?.version).toBeGreaterThan(before.version);
      expect(await carts().load(shopper)).toEqual(empty);
      const again = await carts().addMultipleItems(shopper, one(backend.variants.screws));
      expect(again.lines).toMatchObject([{ variantId: backend.variants.screws, pieces: 1 }]);
    });
  });
}
