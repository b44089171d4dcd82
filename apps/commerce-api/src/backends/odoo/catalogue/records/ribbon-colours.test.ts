import { describe, expect, it } from 'vitest';
import { ribbonColours } from './ribbon-colours';

describe('ribbonColours', () => {
  it('keeps colours that can be read, however they are written', () => {
    expect(ribbonColours('#0A5', '#FFF')).toEqual({ bgColor: '#00aa55', textColor: '#000000' });
    expect(ribbonColours('rgb(27, 110, 60)', '#FFFFFFFF')).toEqual({ bgColor: '#1b6e3c', textColor: '#ffffff' });
    expect(ribbonColours('rgba(255, 193, 7, 0.8)', '#000')).toEqual({ bgColor: '#ffc107', textColor: '#000000' });
  });

  it('makes text black or white that is too like its ground', () => {
    // What a fresh Odoo calls "Out of stock": white on yellow, 1.6:1.
    expect(ribbonColours('#ffc107', '#FFFFFF').textColor).toBe('#000000');
    expect(ribbonColours('#0275d8', '#FFFFFF').textColor).toBe('#ffffff');
    expect(ribbonColours('#222222', '#333333').textColor).toBe('#ffffff');
  });

  it('replaces an invalid colour by white on black', () => {
    expect(ribbonColours('', '')).toEqual({ bgColor: '#000000', textColor: '#ffffff' });
    expect(ribbonColours('url(x)', 'rgb(900,0,0)')).toEqual({ bgColor: '#000000', textColor: '#ffffff' });
  });
});
