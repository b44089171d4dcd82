import { expect, it } from 'vitest';
import { htmlToText } from './html-to-text';

it('keeps what a reader sees of Odoo’s HTML, a line for each paragraph', () => {
  const html = `<p class="o_default">Larch &amp; oak,<br>28&nbsp;× 145&#160;mm</p>
    <ul><li>planed</li><li>5&#x20ac;</li></ul><style>p { color: red }</style><div><br/></div>`;
  expect(htmlToText(html)).toBe('Larch & oak,\n28 × 145 mm\nplaned\n5€');
  expect(htmlToText('<p><br></p>')).toBe('');
  expect(htmlToText('a &unknown; b')).toBe('a &unknown; b');
});
