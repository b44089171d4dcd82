import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BlockProvider } from '../block-provider';
import { sampleBlocks, sampleProvider } from '../sample-blocks';
import { BLOCKS, Blocks } from './Blocks';

afterEach(cleanup);

const renderOwn: BlockProvider['renderOwn'] = ({ block }) =>
  block.component === 'ProductRow' ? <p>Four larch boards</p> : undefined;

function show(blocks: unknown, own: Partial<BlockProvider> = {}) {
  const onProblem = vi.fn();
  const { container } = render(<Blocks blocks={blocks} provider={{ ...sampleProvider, ...own, onProblem }} />);
  return { container, problems: onProblem.mock.calls.flat() as string[] };
}

const SENTENCE = 'easy to work, with knots, and grey within two years';

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
    // A number is never parted from its unit.
    expect(screen.getByRole('rowheader', { name: '25\u00a0mm' })).toBeTruthy();
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
      picture: 'x',
      pictures: [7, { component: 'GalleryPicture', _uid: 'g' }],
      provider: 'constructor',
      video_id: {},
      poster: [],
      files: [{ component: 'Download', _uid: 'f', file: 'x' }],
      tiles: [{ component: 'ContactTile', _uid: 't', title: 'x', link: 'javascript:x' }],
      bars: [{ component: 'MovementBar', _uid: 'm', label: 'x', coefficient: 'x' }],
      value: 'many',
      thickness: '-1',
      width: '1e9',
      points: null,
      spacing: Number.NaN,
      cavity: '0',
      ground: {},
      air: true,
      wall: [],
      cover: 'x',
      profile: 'constructor',
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

  it('are the shop’s own where it has one of that name', () => {
    const { problems } = show([{ component: 'ProductRow', _uid: 'row' }], { renderOwn });
    expect(screen.getByText('Four larch boards')).toBeTruthy();
    expect(problems).toEqual([]);
  });

  it('draw to scale, and say in words what is drawn', () => {
    show([sampleBlocks.JoistDrawing, { ...sampleBlocks.JoistDrawing, _uid: 'b', thickness: '45', title: 'Thick' }]);
    const [thin = 0, thick = 0] = ['A board of 25 mm on joists every 450 mm', 'Thick'].map((name) =>
      Number(screen.getByRole('img', { name }).querySelector('rect')?.getAttribute('height')),
    );
    expect(thick / thin).toBeCloseTo(45 / 25);
    expect(screen.getAllByText('450 mm')).toHaveLength(2);
  });

  it.each([
    ['sentences among three other columns', ['Low', 'larch', SENTENCE, '28 × 145 mm'], true],
    ['two columns of sentences', ['KDI', SENTENCE, SENTENCE], true],
    ['sentences beside two short columns', ['KDI', SENTENCE, 'larch'], false],
  ])('lay a table out for phones by what it has: %s', (_, cells, isInBlocks) => {
    const table = {
      thead: cells.map((__, column) => ({ value: `Column ${column}` })),
      tbody: [{ body: cells.map((value) => ({ value })) }],
    };
    show([sampleBlocks.DataTable, { ...sampleBlocks.DataTable, _uid: 'b', caption: 'Choices', table }]);
    const layoutOf = (name: string) => screen.getByRole('table', { name }).parentElement?.className;
    expect(layoutOf('Choices') !== layoutOf('Joist spacing, centre to centre')).toBe(isInBlocks);
  });

  it('align numbers with a sign like all others', () => {
    const table = {
      thead: ['Profile', 'Gap'].map((value) => ({ value })),
      tbody: ['− 9 mm', '+ 6 mm'].map((gap) => ({ body: [{ value: 'Rhombus' }, { value: gap }] })),
    };
    show([sampleBlocks.DataTable, { ...sampleBlocks.DataTable, _uid: 'b', caption: 'Signs', table }]);
    const cellOf = (name: string) => screen.getByRole('table', { name }).querySelector('td')?.className;
    expect(cellOf('Signs')).toBe(cellOf('Joist spacing, centre to centre'));
  });

  it('draw rhombus profiles with edges that fall outwards', () => {
    const { container } = show([sampleBlocks.CavityDrawing]);
    const profiles = [...container.querySelectorAll('path')].map((profile) => profile.getAttribute('d') ?? '');
    expect(profiles).toHaveLength(5);
    for (const outline of profiles) {
      const [, innerTop = 0, , outerTop = 0] = outline.match(/[\d.]+/g)?.map(Number) ?? [];
      expect(outerTop).toBeGreaterThan(innerTop);
    }
  });

  it.each(['JoistDrawing', 'DeckEdgeDrawing', 'AccessDrawing', 'CavityDrawing'] as const)(
    '%s has room for its measures in the large figures of phones',
    (component) => {
      const { container } = show([sampleBlocks[component]]);
      const [, , width = 0] = container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
      const [fontSize, widthOfCharacter] = [27, 0.6];
      const measures = [...container.querySelectorAll('text[text-anchor="start"]')];
      expect(measures).not.toEqual([]);
      for (const measure of measures) {
        const beside = Number.parseFloat(measure.getAttribute('dx') ?? '0');
        const length = (beside + (measure.textContent?.length ?? 0) * widthOfCharacter) * fontSize;
        expect(Number(measure.getAttribute('x')) + length, measure.textContent ?? '').toBeLessThanOrEqual(width);
      }
    },
  );

  it('say how much boards move in the numbers of the language', () => {
    show([sampleBlocks.MovementDrawing], { language: 'de-DE' });
    expect(screen.getByText('Larch').parentElement?.textContent).toContain('2,2 mm');
  });

  it('draw ends of beams in one scale, with a check where the heart is inside', () => {
    show([sampleBlocks.EndGrainDrawing]);
    const drawing = screen.getByRole('img', { name: 'Two posts, with the heart and without' });
    const [square, half] = [...drawing.querySelectorAll('g[transform]')];
    const widthOf = (end?: Element) => Number(end?.querySelector('rect[class]')?.getAttribute('width'));
    expect(widthOf(square) / widthOf(half)).toBe(2);
    expect([square, half].map((end) => end?.querySelectorAll('path').length)).toEqual([1, 0]);
    expect(drawing.textContent).toContain('150 × 150 mm');
  });

  it('show a score of the source sample nowhere in public (CM-08, LG-10)', () => {
    show([sampleBlocks.Score]);
    expect(screen.getByText('4,5')).toBeTruthy();
    expect(screen.getByText(/Example/)).toBeTruthy();
    expect(screen.getByRole('img', { name: '4.5 of 5' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'How we check' }).getAttribute('href')).toBe('/t/reviews');
    cleanup();
    expect(show([sampleBlocks.Score], { showsSamples: false }).container.textContent).toBe('');
    expect(
      show([{ ...sampleBlocks.Score, source: 'Google' }], { showsSamples: false }).container.textContent,
    ).toContain('Google');
  });

  it('load nothing from the host of a film before a press, and know only two hosts', () => {
    const { container } = show([sampleBlocks.Video, { ...sampleBlocks.Video, _uid: 'x', video_id: '"><script>' }]);
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: 'Play: Oiling a deck (YouTube)' }).getAttribute('href')).toBe(
      'https://www.youtube.com/watch?v=abcdefghijk',
    );
    expect(container.querySelectorAll('a')).toHaveLength(1);
  });

  it('say of a film what its host learns, until it plays from the origin that the shop names', () => {
    const { container } = show([sampleBlocks.Video]);
    expect(container.textContent).toContain('loads the player from YouTube');
    fireEvent.click(screen.getByRole('link'));
    expect(container.querySelector('iframe')?.getAttribute('src')).toBe(
      'https://player.youtube.example/embed/abcdefghijk?autoplay=1',
    );
    expect(container.textContent).not.toContain('loads the player');
  });

  it('lead to the page of a film whose player the shop does not load', () => {
    const films = { playerOrigin: () => null, note: () => 'never' };
    const { container } = show([sampleBlocks.Video], { films });
    fireEvent.click(screen.getByRole('link', { name: 'Watch on YouTube: Oiling a deck' }));
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.textContent).not.toContain('never');
  });

  it('show no picture and lead to no file that is elsewhere', () => {
    const elsewhere = { filename: 'https://evil.example/x.png' };
    const { container } = show([{ ...sampleBlocks.Picture, picture: elsewhere }]);
    expect(container.textContent).toBe('');
    const [file] = sampleBlocks.Downloads.files;
    const script = { ...file, file: { filename: 'javascript:alert(1)' } };
    expect(show([{ ...sampleBlocks.Downloads, files: [script] }]).container.querySelector('a')).toBeNull();
  });

  it('fill the phone number of a tile in before its link is checked', () => {
    show([sampleBlocks.ContactTiles]);
    expect(screen.getByRole('link', { name: '+49 2823 000000' }).getAttribute('href')).toBe('tel:+492823000000');
  });

  it('say which block they are in drafts alone, where the editor selects them', () => {
    const mark = '<!--#storyblok#{"name":"Facts","space":"1","uid":"facts","id":"7"}-->';
    const { container } = show([{ ...sampleBlocks.Facts, _editable: mark }, sampleBlocks.Steps]);
    expect(container.querySelectorAll('[data-blok-uid]')).toHaveLength(1);
    expect(container.querySelector('[data-blok-uid]')?.getAttribute('data-blok-uid')).toBe('7-facts');
    cleanup();
    expect(show([{ ...sampleBlocks.Facts, _editable: '<!--#storyblok#{-->' }]).container.textContent).toContain('Fall');
  });
});
