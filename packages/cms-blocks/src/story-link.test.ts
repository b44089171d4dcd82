import { describe, expect, it } from 'vitest';
import { resolveLink } from './resolve-link';
import { safeAddress } from './story-link';

describe('an address of a story', () => {
  it('is an own path, a part of the page, or https, mailto and tel', () => {
    for (const address of [
      '/t/terms',
      '/',
      '#kontakt',
      'https://example.org/a?b=c',
      'tel:+492823000',
      'mailto:a@b.example',
    ]) {
      expect(safeAddress(address), address).toBe(address);
    }
  });

  it('is nothing else, however it is written', () => {
    for (const address of [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '\\\\evil.example',
      'http://plain.example',
      'file:///etc/passwd',
      'blob:https://x',
      'no-scheme',
      '',
    ]) {
      expect(safeAddress(address), address).toBeNull();
    }
  });
});

describe('a link field', () => {
  const provider = { storyHref: ({ id }: { id?: string | undefined }) => (id === 'known' ? '/t/known' : null) };

  it('leads to the address of a story, to a part of it, and nowhere where there is none', () => {
    expect(resolveLink({ linktype: 'story', id: 'known' }, provider)).toBe('/t/known');
    expect(resolveLink({ linktype: 'story', id: 'known', anchor: 'a b' }, provider)).toBe('/t/known#a%20b');
    expect(resolveLink({ linktype: 'story', id: 'deleted', cached_url: 't/deleted' }, provider)).toBeNull();
  });

  it('leads to addresses and people', () => {
    expect(resolveLink({ linktype: 'url', url: '/produkte', cached_url: '/old' }, provider)).toBe('/produkte');
    expect(resolveLink({ linktype: 'email', email: 'a@b.example' }, provider)).toBe('mailto:a@b.example');
    expect(resolveLink({ href: 'https://example.org/' }, provider)).toBe('https://example.org/');
  });

  it('leads nowhere when it is empty or may not be followed', () => {
    for (const link of [
      null,
      undefined,
      '',
      {},
      7,
      { linktype: 'url', url: '' },
      { linktype: 'url', url: 'javascript:x' },
    ]) {
      expect(resolveLink(link, provider)).toBeNull();
    }
  });
});
