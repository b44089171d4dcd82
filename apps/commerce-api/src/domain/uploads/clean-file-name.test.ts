import { describe, expect, it } from 'vitest';
import { cleanFileName } from './clean-file-name';

describe('cleanFileName', () => {
  it.each([
    ['Terrasse Größe 25 × 145.pdf', 'Terrasse Größe 25 × 145.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\Anna\\plan.PDF', 'plan.pdf'],
    ['plan\u0000.exe', 'plan.pdf'],
    ['harmless\u202Efdp.exe', 'harmlessfdp.pdf'],
    ['Plan 2.5', 'Plan 2.5.pdf'],
    ['a\r\nBcc: x@example.com', 'aBcc- x@example.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['..', 'file.pdf'],
    ['', 'file.pdf'],
    ['photo.png', 'photo.pdf'],
  ])('keeps %j as %j (CF-07)', (claimed, kept) => {
    expect(cleanFileName(claimed, 'pdf')).toBe(kept);
  });

  it('shortens a name of 400 characters, and no character to its half (CF-07)', () => {
    expect(cleanFileName(`${'x'.repeat(396)}.pdf`, 'pdf')).toBe(`${'x'.repeat(100)}.pdf`);
    expect(cleanFileName('🪵'.repeat(400), 'jpg')).toBe(`${'🪵'.repeat(100)}.jpg`);
  });
});
