import { describe, expect, it } from 'vitest';
import { intentCookie, intentOf, intentPath } from './intent';

describe('the page that needs a login', () => {
  it('is remembered by its name, where no script sees it (AU-14) (CK-03)', () => {
    expect(intentCookie('dashboardData')).toBe(
      'intentRoute=dashboardData; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it('is remembered with the number of what it shows, and with nothing else of its address', () => {
    const intent = (order: unknown) => intentOf('dashboardOrders', (param) => (param === 'order' ? order : 'other'));
    expect(intent('42')).toBe('dashboardOrders.42');
    for (const order of [undefined, null, '', '-1', '1/../2', '//evil.example', ['1', '2']]) {
      expect(intent(order)).toBe('dashboardOrders');
    }
    expect(intentOf('dashboardData', () => '42')).toBe('dashboardData');
  });

  it('is found again by its name in the table of routes (AU-15)', () => {
    expect(intentPath('dashboardPreferences', 'de')).toBe('/dashboard/Preferences');
    expect(intentPath('dashboardData.42', 'nl')).toBe('/dashboard/data');
    expect(intentPath('dashboardOrders.42', 'nl')).toBe('/dashboard/orders?order=42');
  });

  it.each([
    undefined,
    '',
    '//evil.example',
    'https://evil.example',
    'login',
    'checkoutSuccess',
    'constructor',
    '__proto__',
    'dashboardOrders.-1',
    'dashboardOrders.1/../2',
    'dashboardOrders.1.2',
  ])('is nowhere for %j', (intent) => expect(intentPath(intent, 'en')).toBeNull());
});
