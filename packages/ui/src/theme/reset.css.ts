import { globalStyle, layer } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { focusRing } from './focus-ring';
import { media } from './media';
import { textStyle } from './text-style';

/** Room left above the target of a link within a page. */
const SCROLL_OFFSET_PX = 150;

const reset = layer('kit-reset');
const rule = (selector: string, styles: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: styles } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('*', { margin: 0, padding: 0 });
// Links within a page scroll smoothly and stop above their target (SC-02); the rule at the end turns that off for
// those who want less motion (SC-04).
rule('html', {
  textSizeAdjust: '100%',
  scrollBehavior: 'smooth',
  scrollPaddingTop: `${SCROLL_OFFSET_PX}px`,
  tabSize: 2,
});
rule('body', {
  ...textStyle.text,
  fontFamily: vars.font.family,
  fontSynthesis: 'none',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.ink,
  background: vars.color.surface,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  minHeight: '100svh',
});
rule('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
rule('p, li, dd, figcaption', { textWrap: 'pretty', overflowWrap: 'break-word' });
rule('img, picture, video, canvas, svg', { display: 'block', maxWidth: '100%' });
rule('img, video', { height: 'auto' });
rule('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  fontVariantNumeric: 'inherit',
  color: 'inherit',
});
rule('button', { background: 'none', border: 0, borderRadius: 0, textAlign: 'inherit', cursor: 'pointer' });
rule('a', { color: 'inherit', textDecoration: 'none' });
rule('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
rule('table', { borderCollapse: 'collapse', borderSpacing: 0 });
rule('th', { fontWeight: 'inherit', textAlign: 'inherit' });
rule('fieldset', { border: 0, minWidth: 0 });
rule('legend', { display: 'block' });
rule('summary', { cursor: 'pointer' });
rule('sup, sub', { lineHeight: 0 });
rule(':focus-visible', focusRing);
rule('[hidden]', { display: 'none !important' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
