import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Gallery, type GallerySlide } from './Gallery';

const slides: GallerySlide[] = ['Board', 'Top side', 'Cross-section'].map((name, index) => ({
  id: `picture-${index}`,
  name,
  label: `${index + 1} of 3: ${name}`,
  content: <img alt={name} src="/picture.webp" />,
  caption: 'Illustration',
  thumbnail: <img alt="" src="/thumbnail.webp" />,
  enlarge: index < 2 ? { href: `/large-${index}.webp`, label: `Enlarge: ${name}` } : undefined,
}));

/** The strip, with slides of 600 px; what it is scrolled to. */
function renderGallery(onEnlarge?: (slide: GallerySlide) => void) {
  render(<Gallery label="Pictures" onEnlarge={onEnlarge} slides={slides} />);
  const strip = screen.getAllByRole('list')[0] as HTMLElement;
  const scrollTo = vi.fn();
  Object.assign(strip, { scrollTo });
  Object.defineProperty(strip, 'clientWidth', { value: 600 });
  [...strip.children].forEach((slide, index) => {
    Object.defineProperty(slide, 'offsetLeft', { value: index * 600 });
  });
  return { strip, scrollTo };
}

const thumbnail = (name: string) => screen.getByRole('link', { name });

describe('Gallery', () => {
  it('links each thumbnail to its picture, so that it works without scripts', () => {
    renderGallery();
    const gallery = within(screen.getByRole('region', { name: 'Pictures' }));
    for (const { id, label } of slides) {
      expect(gallery.getByRole('link', { name: label }).getAttribute('href')).toBe(`#${id}`);
      expect(document.getElementById(id)).not.toBeNull();
    }
  });

  it('scrolls to what is pressed and marks what is in view', async () => {
    const { strip, scrollTo } = renderGallery();
    await userEvent.click(thumbnail('3 of 3: Cross-section'));
    expect(scrollTo).toHaveBeenCalledWith({ left: 1200 });
    strip.scrollLeft = 1190;
    fireEvent.scroll(strip);
    expect(thumbnail('3 of 3: Cross-section').getAttribute('aria-current')).toBe('true');
    expect(thumbnail('1 of 3: Board').hasAttribute('aria-current')).toBe(false);
  });

  it('goes on by arrow keys and stops at the ends', () => {
    const { scrollTo } = renderGallery();
    fireEvent.keyDown(thumbnail('1 of 3: Board'), { key: 'ArrowLeft' });
    expect(scrollTo).not.toHaveBeenCalled();
    fireEvent.keyDown(thumbnail('1 of 3: Board'), { key: 'ArrowRight' });
    expect(scrollTo).toHaveBeenCalledWith({ left: 600 });
  });

  it('leads to the larger picture unless somebody takes the press over', async () => {
    const onEnlarge = vi.fn((_slide: GallerySlide, event?: { preventDefault(): void }) => event?.preventDefault());
    renderGallery(onEnlarge);
    const link = screen.getByRole('link', { name: 'Enlarge: Top side' });
    expect(link.getAttribute('href')).toBe('/large-1.webp');
    // What is at the picture's foot is no part of what the link says.
    expect(link.textContent).toBe('');
    await userEvent.click(link);
    expect(onEnlarge.mock.calls[0]?.[0]).toBe(slides[1]);
  });

  it('has no accessibility violations (DC-03)', async () => {
    renderGallery();
    await expectNoAxeViolations();
  });
});
