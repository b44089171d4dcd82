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

  it('are looked at closely in every size up to the file itself, never larger', () => {
    const [picture] = sampleProduct().mediaGallery;
    if (!picture) throw new Error('The sample product has a picture');
    const setOf = (width: number) =>
      galleryPictures(sampleProduct({ mediaGallery: [{ ...picture, src: '/p.webp', width, height: 900 }] }))[0]
        ?.largeSet;
    expect(setOf(720)).toBe('/p.webp/m/620x0/filters:format(webp) 620w, /p.webp 720w');
    expect(setOf(1296)).toMatch(/620w, .*1240x0.* 1240w, \/p\.webp 1296w$/);
    expect(setOf(500)).toBe('/p.webp 500w');
  });

  it('are none where the merchant has none', () => {
    expect(galleryPictures(sampleProduct({ mediaGallery: [] }))).toEqual([]);
  });
});
