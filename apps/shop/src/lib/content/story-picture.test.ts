import { parsePictureAddress } from '@geven/odoo-sdk/pictures';
import { expect, it } from 'vitest';
import { storyPicture } from './story-picture';

it('is in sizes that the API makes, and knows its own', () => {
  const found = storyPicture('https://a.storyblok.com/f/1/1200x900/0123456789/deck.webp');
  expect(found).toMatchObject({ width: 1200, height: 900 });
  const sources = (found?.srcSet ?? '').split(', ').map((source) => source.split(' ')[0] ?? '');
  expect(sources).toHaveLength(4);
  for (const source of [found?.src ?? '', ...sources]) expect(parsePictureAddress(source), source).not.toBeNull();
});

it('is nothing that is not the content service’s', () => {
  for (const filename of [
    '',
    'https://evil.example/x.png',
    'https://a.storyblok.com/f/1/x/../y.png',
    'javascript:alert(1)',
  ]) {
    expect(storyPicture(filename), filename).toBeNull();
  }
});
