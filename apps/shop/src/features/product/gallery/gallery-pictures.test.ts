import { describe, expect, it } from 'vitest';
import { sampleProduct } from '@/testing/sample-product';
import { galleryPictures } from './gallery-pictures';

describe('the gallery’s pictures', () => {
  it('come as WebP and as what everything can show, at 620 × 761, and as thumbnails of 73 × 90 (PD-01, PD-02, PD-45)', () => {
    const product = sampleProduct();
    const [first, second] = galleryPictures(product);
    expect(first?.webp).toBe(product.imageWebp);
    expect(first?.fallback).toBe(product.imageFilename);
    expect(second?.webp).toMatch(/\/m\/620x761\/smart\/filters:format\(webp\)$/);
    expect(second?.fallback).toMatch(/\/m\/620x761\/smart\/filters:format\(jpeg\)$/);
    expect(second?.thumbnail).toContain('/m/73x90/');
  });

  it('are looked at closely in the sizes that are made, never wider than the file', () => {
    const [picture] = sampleProduct().mediaGallery;
    if (!picture) throw new Error('The sample product has a picture');
    const setOf = (width: number) =>
      galleryPictures(sampleProduct({ mediaGallery: [{ ...picture, src: '/p.webp', width, height: 900 }] }))[0]
        ?.largeSet;
    const [small, large] = [
      '/p.webp/m/620x0/filters:format(webp)',
      '/p.webp/m/1240x0/filters:quality(90):format(webp)',
    ];
    expect(setOf(1944)).toBe(`${small} 620w, ${large} 1240w`);
    expect(setOf(720)).toBe(`${small} 620w, ${large} 720w`);
    expect(setOf(500)).toBe(`${large} 500w`);
  });

  it('show the whole of an upright drawing without the paper around it, whatever the API cuts', () => {
    const [picture] = sampleProduct().mediaGallery;
    if (!picture) throw new Error('The sample product has a picture');
    const drawing = {
      ...picture,
      kind: 'PHOTO',
      isIllustration: true,
      src: '/d.webp',
      width: 1240,
      height: 1522,
    } as const;
    const [drawn] = galleryPictures(sampleProduct({ mediaGallery: [drawing] }));
    expect(drawn?.webp).toBe('/d.webp/m/trim/fit-in/620x761/filters:format(webp)');
    expect(drawn?.fallback).toBe('/d.webp/m/trim/fit-in/620x761/filters:format(jpeg)');
    const [photo] = galleryPictures(sampleProduct({ mediaGallery: [{ ...drawing, isIllustration: false }] }));
    expect(photo?.webp).toBe(sampleProduct().imageWebp);
  });

  it('are none where the merchant has none', () => {
    expect(galleryPictures(sampleProduct({ mediaGallery: [] }))).toEqual([]);
  });
});
