import { describe, expect, it } from 'vitest';
import { createNews } from './news';

const date = (time: string) => `2026-11-21 ${time}`;
const row = (id: number, time: string) => ({ id, write_date: date(time) });

describe('createNews', () => {
  it('counts a record as read when its second was surely over, so that nothing in it is missed', () => {
    let now = 0;
    const { isNews } = createNews(() => now);
    const newest = date('09:15:00');
    expect(isNews('product.template', row(1, '09:15:00'), newest)).toBe(true);
    now = 500;
    expect(isNews('product.template', row(1, '09:15:00'), newest)).toBe(true);
    now = 30_000;
    expect(isNews('product.template', row(1, '09:15:00'), newest)).toBe(true);
    now = 60_000;
    expect(isNews('product.template', row(1, '09:15:00'), newest)).toBe(false);
    expect(isNews('product.product', row(1, '09:15:00'), newest)).toBe(true);
    expect(isNews('product.template', row(1, '09:15:07'), newest)).toBe(true);
  });

  it('reads once when Odoo has shown a later date', () => {
    const { isNews } = createNews(() => 0);
    expect(isNews('product.template', row(1, '09:15:00'), date('09:15:03'))).toBe(true);
    expect(isNews('product.template', row(1, '09:15:00'), date('09:15:03'))).toBe(false);
  });

  it('reaches back for transactions that were longer, until they must have ended', () => {
    let now = 0;
    const news = createNews(() => now);
    expect(news.since(date('09:15:00'))).toBe(date('09:13:00'));
    now = 119_000;
    expect(news.since(date('09:15:00'))).toBe(date('09:13:00'));
    now = 121_000;
    expect(news.since(date('09:15:00'))).toBe(date('09:15:00'));
    expect(news.since(date('09:20:00'))).toBe(date('09:18:00'));
  });

  it('reads everything once more after a failed round', () => {
    const news = createNews(() => 0);
    news.isNews('product.template', row(1, '09:15:00'), date('09:15:10'));
    news.forget();
    expect(news.isNews('product.template', row(1, '09:15:00'), date('09:15:10'))).toBe(true);
  });
});
