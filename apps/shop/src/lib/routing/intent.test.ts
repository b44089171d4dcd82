import { describe, expect, it } from 'vitest';
import { intentCookie, intentPath } from './intent';

describe('the page that needs a login', () => {
  it('is remembered by its name, where no script sees it (AU-14) (CK-03)', () => {
    expect(intentCookie('dashboardData')).toBe(
      'intentRoute=dashboardData; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax',
    );
    expect(intentCookie('dashboardOrders', ['42'])).toContain('intentRoute=dashboardOrders.42;');
  });

  it('is found again by its name in the table of routes (AU-15)', () => {
    expect(intentPath('dashboardPreferences', 'de')).toBe('/dashboard/Preferences');
    expect(intentPath('dashboardOrders.42', 'nl')).toBe('/dashboard/orders/42');
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
