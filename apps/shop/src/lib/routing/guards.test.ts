import { describe, expect, it } from 'vitest';
import { mayEnter } from './guards';
import { ROUTES, type Route } from './routes';

const cookies = (values: Record<string, string>) => (name: string) => values[name];

describe('the guards of a page', () => {
  it('let in who has the mark of a login, and nobody else (GR-03)', () => {
    const guards = ['is-authenticated', 'user'];
    expect(mayEnter(guards, cookies({ 'odoo-user': '{"id":7}' }))).toBe(true);
    expect(mayEnter(guards, cookies({ 'odoo-user': '' }))).toBe(false);
    expect(mayEnter(guards, cookies({}))).toBe(false);
    expect(mayEnter([], cookies({}))).toBe(true);
  });

  it('know customers alone: there is no page of staff (GR-07)', () => {
    const asked = Object.values<Route>(ROUTES).flatMap(({ guards = [] }) => guards);
    expect(new Set(asked)).toEqual(new Set(['is-authenticated', 'user']));
  });

  it('fail for a name that no guard has, which is answered with 500 (GR-08)', () => {
    expect(() => mayEnter(['administrator'], cookies({ 'odoo-user': '{"id":7}' }))).toThrow('administrator');
  });
});
