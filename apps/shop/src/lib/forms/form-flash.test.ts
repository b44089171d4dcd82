import { describe, expect, it } from 'vitest';
import { decodeFlash, encodeFlash, type FormFlash } from './form-flash';

const flash: FormFlash = {
  id: 'a1',
  values: { name: 'Katrin Brandt', street: 'Größenweg 4 <b>"', zip: '5066' },
  refusals: [{ code: 'FIELD_FORMAT', params: { _field_: '12345' }, field: 'zip' }],
};

describe('a refused form on its way back', () => {
  it('keeps everything that was entered and why it was refused', () => {
    expect(decodeFlash(encodeFlash(flash), 'a1')).toEqual(flash);
  });

  it('is not shown by another page than the one it was sent back to', () => {
    expect(decodeFlash(encodeFlash(flash), 'b2')).toBeUndefined();
    expect(decodeFlash(encodeFlash(flash), undefined)).toBeUndefined();
  });

  it('fits into a cookie however much was entered', () => {
    const values = Object.fromEntries(
      Array.from({ length: 20 }, (_, field) => [
        `field${field}`,
        Array.from({ length: 5000 }, (_, at) =>
          String.fromCharCode(0x4e00 + ((at * 7919 + field * 104_729) % 20_000)),
        ).join(''),
      ]),
    );
    const cookie = encodeFlash({ ...flash, values });
    expect(cookie.length).toBeLessThan(3900);
    expect(decodeFlash(cookie, 'a1')?.refusals).toEqual(flash.refusals);
  });

  it('is ignored when its cookie is forged, truncated or a decompression bomb', () => {
    const cookie = encodeFlash(flash);
    expect(decodeFlash(cookie.slice(0, 20), 'a1')).toBeUndefined();
    expect(decodeFlash('%%%', 'a1')).toBeUndefined();
    expect(decodeFlash(Buffer.from('{"id":"a1"}').toString('base64url'), 'a1')).toBeUndefined();
    const forged = encodeFlash({ ...flash, refusals: [{ code: 'HACKED' as never, params: {} }] });
    expect(decodeFlash(forged, 'a1')).toBeUndefined();
  });
});
