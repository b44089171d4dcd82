import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleBlocks, sampleProvider } from '../sample-blocks';
import { BLOCKS, Blocks } from './Blocks';

afterEach(cleanup);

function show(blocks: unknown) {
  const onProblem = vi.fn();
  const { container } = render(<Blocks blocks={blocks} provider={{ ...sampleProvider, onProblem }} />);
  return { container, problems: onProblem.mock.calls.flat() as string[] };
}

describe('the blocks of a story', () => {
  it('have a sample each (CM-14)', () => {
    expect(Object.keys(sampleBlocks).sort()).toEqual(Object.keys(BLOCKS).sort());
  });

  it('show what editors wrote', () => {
    show(Object.values(sampleBlocks));
    const steps = screen.getByRole('heading', { name: 'Building a deck' }).closest('section') ?? document.body;
    expect(within(steps).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('How many samples are free of freight?').closest('details')).toBeTruthy();
    expect(screen.getByText('Fall').tagName).toBe('DT');
    expect(screen.getByRole('table', { name: 'Joist spacing, centre to centre' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: '25 mm' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the boards' }).getAttribute('href')).toBe('/products');
  });

  it.each(Object.keys(BLOCKS))('%s without fields, or with fields of other kinds, breaks nothing', (component) => {
    const strange = {
      title: 7,
      text: [],
      steps: 'x',
      questions: [null, 7],
      facts: {},
      table: [],
      button: 'x',
      caption: null,
    };
    const { container, problems } = show([
      { component, _uid: 'a' },
      { component, _uid: 'b', ...strange },
      { component, _uid: 'c', table: { thead: 'x', tbody: [{}] } },
      sampleBlocks.Facts,
    ]);
    expect(within(container).getByText('Fall')).toBeTruthy();
    expect(problems).toEqual([]);
  });

  it('render nothing of a component that nobody knows, and report it', () => {
    const { container, problems } = show([
      { component: 'Marquee', _uid: 'a', text: 'gone' },
      { component: 'constructor', _uid: 'b' },
      sampleBlocks.Facts,
    ]);
    expect(container.textContent).not.toContain('gone');
    expect(problems).toEqual(['There is no block Marquee', 'There is no block constructor']);
  });

  it('end at 400 blocks and 12 levels', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ ...sampleBlocks.Facts, facts: [], _uid: String(index) }));
    expect(show([...many, sampleBlocks.Steps]).problems).toContain('A story has more than 400 blocks');
    expect(screen.queryByText('Building a deck')).toBeNull();
    let nested: object = sampleBlocks.Facts;
    for (let level = 0; level < 20; level++) {
      const text = { type: 'doc', content: [{ type: 'blok', attrs: { body: [nested] } }] };
      nested = { component: 'RichText', _uid: `n${level}`, text };
    }
    expect(show([nested]).problems).toEqual(['A story has more than 12 levels of blocks']);
  });

  it('show script in any field as text', () => {
    const script = '<script>alert(1)</script>';
    const attacked = JSON.parse(
      JSON.stringify(Object.values(sampleBlocks), (key, value) =>
        typeof value === 'string' && !['component', '_uid', 'type', 'linktype', 'url', 'id'].includes(key)
          ? script
          : value,
      ),
    );
    const { container } = show(attacked);
    expect(container.querySelector('script')).toBeNull();
    expect(container.textContent).toContain(script);
  });

  it('are nothing when the field is empty', () => {
    for (const blocks of [null, undefined, '', {}, []]) expect(show(blocks).container.innerHTML).toBe('');
  });

  it('leave out an action that leads nowhere', () => {
    const [button] = sampleBlocks.CallToAction.button;
    const { container } = show([
      { ...sampleBlocks.CallToAction, button: [{ ...button, link: { linktype: 'url', url: 'javascript:x' } }] },
    ]);
    expect(container.textContent).toBe('');
  });
});
