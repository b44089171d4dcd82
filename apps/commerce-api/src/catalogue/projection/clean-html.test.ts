import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html';

describe('cleanHtml (CT-34, PD-38)', () => {
  it('keeps the markup of a text', () => {
    const text = '<h2>Larch</h2><p>Weathers <strong>silver</strong>.<br />See <a href="/en/products">all</a>.</p>';
    expect(cleanHtml(text)).toBe(text);
    const table = '<table><tbody><tr><th scope="row">Class</th><td colspan="2">3</td></tr></tbody></table>';
    expect(cleanHtml(table)).toBe(table);
  });

  it.each([
    ['script', '<script>alert(1)</script>a', 'a'],
    ['script in disguise', '<scr<script>ipt>alert(1)</script>a', 'ipt&gt;alert(1)a'],
    ['handlers', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['pictures with onerror', '<img src="x" onerror="alert(1)">a', 'a'],
    ['javascript: addresses', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['javascript: with a tab in it', '<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['encoded javascript: addresses', '<a href="&#106;avascript&colon;alert(1)">a</a>', '<a>a</a>'],
    ['data: addresses', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['addresses of another host without a scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['frames', '<iframe src="https://evil.example"></iframe>a', 'a'],
    ['drawings with script', '<svg><script>alert(1)</script></svg>a', 'a'],
    ['styles', '<style>body{display:none}</style><p style="position:fixed">a</p>', '<p>a</p>'],
    ['forms', '<form action="https://evil.example"><input name="iban"></form>a', 'a'],
    ['base and meta', '<base href="https://evil.example"><meta http-equiv="refresh" content="0">a', 'a'],
  ])('removes %s', (_what, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it('leaves clean markup unchanged', () => {
    const clean = cleanHtml('<p>22 × 145 < 28 & "a" <b>b</p>');
    expect(cleanHtml(clean)).toBe(clean);
  });
});
