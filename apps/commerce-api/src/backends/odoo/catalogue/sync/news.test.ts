import { expect, it } from 'vitest';
import { createNews } from './news';

const row = (id: number, seconds: string) => ({ id, write_date: `2026-11-21 09:15:${seconds}` });

it('counts a record as read when its second was surely over, so that nothing in it is missed', () => {
  let now = 0;
  const { isNews } = createNews(() => now);
  expect(isNews('product.template', row(1, '00'))).toBe(true);
  now = 500;
  expect(isNews('product.template', row(1, '00'))).toBe(true);
  now = 30_000;
  expect(isNews('product.template', row(1, '00'))).toBe(true);
  now = 60_000;
  expect(isNews('product.template', row(1, '00'))).toBe(false);
  expect(isNews('product.product', row(1, '00'))).toBe(true);
  expect(isNews('product.template', row(1, '07'))).toBe(true);
});

it('reads everything once more after a failed round', () => {
  let now = 0;
  const news = createNews(() => now);
  news.isNews('product.template', row(1, '00'));
  now = 5000;
  news.isNews('product.template', row(1, '00'));
  expect(news.isNews('product.template', row(1, '00'))).toBe(false);
  news.forget();
  expect(news.isNews('product.template', row(1, '00'))).toBe(true);
});
