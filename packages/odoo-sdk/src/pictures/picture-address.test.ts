import { describe, expect, it } from 'vitest';
import { parsePictureAddress } from './parse-picture-address';
import { type PictureCut, pictureAddress } from './picture-address';
import { denseSize } from './picture-sizes';

const SRC = '/api/pictures/4f2a91c0/faces/ipe-grooved.webp';

describe('pictureAddress', () => {
  it('writes size, fit, smart and filters in the order of the image service', () => {
    const cut: PictureCut = {
      size: '360x442',
      isWhole: true,
      isSmart: true,
      quality: 80,
      format: 'webp',
      fill: 'ffffff',
    };
    expect(pictureAddress(SRC, cut)).toBe(
      `${SRC}/m/fit-in/360x442/smart/filters:quality(80):format(webp):fill(ffffff)`,
    );
    expect(pictureAddress(SRC, { size: '620x0' })).toBe(`${SRC}/m/620x0`);
    expect(pictureAddress(SRC, { size: '146x180', isWhole: true, isTrimmed: true })).toBe(
      `${SRC}/m/trim/fit-in/146x180`,
    );
  });

  it('serves the content vendor’s own pictures too', () => {
    const asset = 'https://a.storyblok.com/f/88751/1200x800/c5f0/terrace.jpg';
    expect(pictureAddress(asset, { size: '620x761', format: 'webp' })).toBe(`${asset}/m/620x761/filters:format(webp)`);
  });
});

describe('parsePictureAddress', () => {
  it('reads what pictureAddress writes', () => {
    const cuts: PictureCut[] = [
      { size: '73x90', isWhole: false, isSmart: false },
      { size: '171x210', isWhole: true, isSmart: false, fill: 'transparent' },
      { size: '146x180', isWhole: true, isTrimmed: true, isSmart: false },
      { size: '360x442', isWhole: false, isSmart: true, quality: 60 },
      { size: '620x761', isWhole: true, isSmart: true, quality: 80, format: 'avif', fill: 'ffffff' },
      { size: '1240x0', isWhole: false, isSmart: false, format: 'jpeg' },
      { size: '0x761', isWhole: false, isSmart: false },
    ];
    for (const cut of cuts) {
      const request = { version: '4f2a91c0', path: 'faces/ipe-grooved.webp', cut };
      expect(parsePictureAddress(pictureAddress(SRC, cut))).toEqual(request);
    }
  });

  it('takes a picture in its own size', () => {
    const request = { version: '1', path: 'photos/DH-IPE-021145-SM.JPG', cut: null };
    expect(parsePictureAddress('/api/pictures/1/photos/DH-IPE-021145-SM.JPG')).toEqual(request);
  });

  it.each([
    ['a parent folder', '/api/pictures/1/../../secret.png'],
    ['a parent folder, encoded', '/api/pictures/1/%2e%2e/%2e%2e/secret.png'],
    ['a parent folder, encoded twice', '/api/pictures/1/%252e%252e/secret.png'],
    ['an encoded slash', '/api/pictures/1/..%2fsecret.png'],
    ['a backslash', '/api/pictures/1/..\\secret.png'],
    ['an encoded backslash', '/api/pictures/1/..%5csecret.png'],
    ['a null byte', '/api/pictures/1/faces/oak.webp\0.png'],
    ['an encoded null byte', '/api/pictures/1/faces/oak.webp%00.png'],
    ['a hidden file', '/api/pictures/1/.env.png'],
    ['an empty segment', '/api/pictures/1//etc/oak.png'],
    ['an address of its own', '/api/pictures/1/http://evil.example/x.png'],
    ['another kind of file', '/api/pictures/1/faces/oak.svg'],
    ['no version', '/api/pictures/faces.webp'],
    ['a size outside the list', '/api/pictures/1/a.webp/m/361x442'],
    ['a huge size', '/api/pictures/1/a.webp/m/9999x9999'],
    ['no size at all', '/api/pictures/1/a.webp/m/0x0'],
    ['a negative size', '/api/pictures/1/a.webp/m/-73x90'],
    ['an unknown filter', '/api/pictures/1/a.webp/m/73x90/filters:watermark(http)'],
    ['a filter twice', '/api/pictures/1/a.webp/m/73x90/filters:quality(80):quality(40)'],
    ['a quality outside the list', '/api/pictures/1/a.webp/m/73x90/filters:quality(81)'],
    ['a fill outside the list', '/api/pictures/1/a.webp/m/73x90/filters:fill(123456)'],
    ['a name of Object', '/api/pictures/1/a.webp/m/73x90/filters:constructor(1)'],
    ['a margin cut off what is cut anyway', '/api/pictures/1/a.webp/m/trim/73x90'],
    ['an empty list of filters', '/api/pictures/1/a.webp/m/73x90/filters:'],
    ['AVIF above 620 px', '/api/pictures/1/a.webp/m/1240x1522/filters:format(avif)'],
    ['more behind it', '/api/pictures/1/a.webp/m/73x90/smart/more'],
    ['5,000 characters', `/api/pictures/1/${'a/'.repeat(2500)}a.webp`],
  ])('refuses %s', (_what, address) => {
    expect(parsePictureAddress(address)).toBeNull();
  });
});

describe('denseSize', () => {
  it('doubles the sizes of the specification', () => {
    expect((['73x90', '171x210', '360x442', '620x761'] as const).map(denseSize)).toEqual([
      ...['146x180', '342x420', '720x884', '1240x1522'],
    ]);
    expect([denseSize('620x0'), denseSize('1240x1522')]).toEqual(['1240x0', null]);
  });
});
