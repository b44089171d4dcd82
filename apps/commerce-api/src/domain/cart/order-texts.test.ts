import { describe, expect, it } from 'vitest';
import { refusal } from '../../use-cases/testing';
import { checkOrderTexts } from './order-texts';

describe('texts of an order', () => {
  it('are trimmed, references to one line (VA-09)', () => {
    expect(checkOrderTexts({ clientOrderRef: '  PO 4711\n/ 2026\t', projectReference: 'Terrasse ' })).toEqual({
      clientOrderRef: 'PO 4711 / 2026',
      projectReference: 'Terrasse',
    });
  });

  it('keep the lines of a note, without the space around them', () => {
    expect(checkOrderTexts({ transportMsg: ' Ring twice \r\n\r\n\r\n\r\n gate 3 ' })).toEqual({
      transportMsg: 'Ring twice\n\ngate 3',
    });
  });

  it('leave out what was left out, and take what is empty for none', () => {
    expect(checkOrderTexts({ clientOrderRef: ' ', projectReference: null, remark: undefined })).toEqual({
      clientOrderRef: null,
    });
  });

  it('are refused when they are too long, each at its field (CA-23, VA-09)', () => {
    expect(checkOrderTexts({ clientOrderRef: 'x'.repeat(60), remark: 'x'.repeat(500) })).toMatchObject({
      clientOrderRef: 'x'.repeat(60),
    });
    expect(() => checkOrderTexts({ clientOrderRef: 'x'.repeat(61), transportMsg: 'x'.repeat(501) })).toThrow(
      expect.objectContaining({
        errors: [
          expect.objectContaining(refusal('FIELD_TOO_LONG', { field: 'clientOrderRef', max: 60 })),
          expect.objectContaining(refusal('FIELD_TOO_LONG', { field: 'transportMsg', max: 500 })),
        ],
      }),
    );
  });
});
