import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { doc, heading, paragraph, sampleProvider, words } from '../sample-blocks';
import { contentsOf } from './contents-of';
import { RichText } from './RichText';
import type { RichTextNode } from './rich-text-node';

afterEach(cleanup);

const show = (...content: RichTextNode[]) =>
  render(<RichText provider={sampleProvider} text={doc(...content)} />).container;
const linked = (attrs: Record<string, unknown>) => paragraph(words('here', { type: 'link', attrs }));

describe('rich text', () => {
  it('shows the kinds of parts that editors have', () => {
    const cell = (type: string, text: string) => ({ type, content: [paragraph(words(text))] });
    const container = show(
      heading(1, 'Title'),
      heading(3, 'Below'),
      paragraph(words('a'), { type: 'hard_break' }, words('b', { type: 'bold' }, { type: 'italic' })),
      { type: 'ordered_list', content: [{ type: 'list_item', content: [paragraph(words('first'))] }] },
      { type: 'blockquote', content: [paragraph(words('said'))] },
      { type: 'code_block', content: [words('x = 1')] },
      { type: 'horizontal_rule' },
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [cell('tableHeader', 'Wood'), cell('tableCell', 'Oak')] }],
      },
      paragraph(words('m', { type: 'superscript' }), words('2', { type: 'subscript' }), words('c', { type: 'code' })),
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Title' }).id).toBe('title');
    expect(screen.getByRole('heading', { level: 3, name: 'Below' })).toBeTruthy();
    expect(container.querySelector('em > strong')?.textContent).toBe('b');
    for (const selector of [
      'br',
      'ol > li > p',
      'blockquote > p',
      'pre > code',
      'hr',
      'th[scope=col]',
      'td',
      'sup',
      'sub',
    ]) {
      expect(container.querySelector(selector), selector).toBeTruthy();
    }
  });

  it('fills in what the shop knows', () => {
    expect(show(paragraph(words('By {seller.name}.'))).textContent).toBe('By Geven Holz GmbH.');
  });

  it('keeps a number and its unit in one line', () => {
    expect(show(paragraph(words('boards of 28 × 145 mm'))).textContent).toBe('boards of 28\u00a0×\u00a0145\u00a0mm');
  });

  it('keeps the words of a link that leads nowhere, or where no page may lead', () => {
    for (const attrs of [
      { linktype: 'story', id: 'deleted' },
      { href: 'javascript:alert(1)' },
      { href: 'data:text/html,<script>' },
      { href: '//evil.example' },
      {},
    ]) {
      const container = show(linked(attrs));
      expect(container.querySelector('a')).toBeNull();
      expect(container.textContent).toBe('here');
      cleanup();
    }
    expect(
      show(linked({ linktype: 'story', id: 'joists' }))
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe('/t/lagerholzabstand');
  });

  it('is text, whatever it looks like', () => {
    const container = show(paragraph(words('<script>alert(1)</script><img src=x onerror=alert(1)>')));
    expect(container.querySelector('script, img')).toBeNull();
    expect(container.textContent).toContain('<script>');
  });

  it('shows what is inside of a part that nobody knows, and reports it', () => {
    const onProblem = vi.fn();
    const text = doc({ type: 'marquee', content: [words('still here')] });
    render(<RichText provider={{ ...sampleProvider, onProblem }} text={text} />);
    expect(screen.getByText('still here')).toBeTruthy();
    expect(onProblem).toHaveBeenCalledWith(expect.stringContaining('marquee'));
  });

  it('ends where it is nested deeper than any text', () => {
    let node: RichTextNode = paragraph(words('deepest'));
    for (let depth = 0; depth < 40; depth++) node = { type: 'blockquote', content: [node] };
    expect(show(paragraph(words('top')), node).textContent).toBe('top');
  });

  it('shows ten thousand words, to the last', () => {
    const paragraphs = Array.from({ length: 100 }, (_, index) => paragraph(words(`word${index} `.repeat(100))));
    expect(
      show(...paragraphs)
        .textContent?.trim()
        .split(/\s+/),
    ).toHaveLength(10_000);
    expect(contentsOf(doc(...paragraphs))).toEqual([]);
  });

  it('is nothing when the field holds something else', () => {
    for (const text of [null, undefined, '', 'plain', {}, [], { type: 'doc' }]) {
      const { container } = render(<RichText provider={sampleProvider} text={text} />);
      expect(container.textContent).toBe('');
    }
  });
});

it('has a contents list of its own headings, each with an address of its own', () => {
  const text = doc(heading(2, 'Größe & Maß'), heading(3, 'Small'), heading(2, 'Größe & Maß'), heading(2, '…'));
  expect(contentsOf(text)).toEqual([
    { id: 'grosse-mass', text: 'Größe & Maß' },
    { id: 'grosse-mass-2', text: 'Größe & Maß' },
    { id: 'section', text: '…' },
  ]);
  expect(contentsOf(null)).toEqual([]);
});
