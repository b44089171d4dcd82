import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { ImageZoom } from './ImageZoom';

const picture = (
  <ImageZoom
    autoFocus
    alt="Bangkirai, end grain"
    height={800}
    hint="Drag or use the arrow keys"
    src="/large.webp"
    width={1200}
    zoomInLabel="Zoom in"
    zoomOutLabel="Zoom out"
  />
);

function renderPicture() {
  render(picture);
  const frame = screen.getByRole('application', { name: /Bangkirai, end grain/ });
  Object.defineProperty(frame, 'clientWidth', { value: 600 });
  Object.defineProperty(frame, 'clientHeight', { value: 400 });
  return { frame, value: (name: string) => frame.style.getPropertyValue(`--kit-${name}`) };
}

describe('ImageZoom', () => {
  it('enlarges and shrinks by its buttons, within its limits', async () => {
    const { value } = renderPicture();
    const zoomOut = screen.getByRole<HTMLButtonElement>('button', { name: 'Zoom out' });
    expect(zoomOut.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(value('zoom')).toBe('1.5');
    await userEvent.click(zoomOut);
    expect(value('zoom')).toBe('1');
  });

  it('asks for a larger file where it is enlarged', async () => {
    render(
      <ImageZoom
        alt="Bangkirai"
        height={800}
        hint="Drag"
        src="/1240.webp"
        srcSet="/620.webp 620w, /1240.webp 1240w"
        width={1240}
        zoomInLabel="Zoom in"
        zoomOutLabel="Zoom out"
      />,
    );
    const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Bangkirai' });
    expect(picture.srcset).toContain('1240w');
    expect(picture.sizes).toBe('100vw');
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(picture.sizes).toBe('150vw');
  });

  it('keeps the shape of its frame', () => {
    const { container } = render(
      <ImageZoom
        alt="End grain"
        frameRatio={4 / 3}
        height={500}
        hint="Drag"
        src="/end.webp"
        width={500}
        zoomInLabel="Zoom in"
        zoomOutLabel="Zoom out"
      />,
    );
    const root = container.firstElementChild as HTMLElement;
    expect(Number(root.style.getPropertyValue('--kit-frame'))).toBeCloseTo(4 / 3);
  });

  it('is moved and enlarged by keyboard', () => {
    const { frame, value } = renderPicture();
    expect(document.activeElement).toBe(frame);
    fireEvent.keyDown(frame, { key: '+' });
    fireEvent.keyDown(frame, { key: 'ArrowRight' });
    expect([value('zoom'), value('x')]).toEqual(['1.5', '-60px']);
    fireEvent.keyDown(frame, { key: '0' });
    expect([value('zoom'), value('x')]).toEqual(['1', '0px']);
  });

  it('follows one finger and spreads with two', () => {
    const { frame, value } = renderPicture();
    fireEvent.keyDown(frame, { key: '+' });
    fireEvent.pointerDown(frame, { pointerId: 1, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(frame, { pointerId: 1, clientX: 30, clientY: 20 });
    expect([value('x'), value('y')]).toEqual(['30px', '20px']);
    fireEvent.pointerDown(frame, { pointerId: 2, clientX: 130, clientY: 20 });
    fireEvent.pointerMove(frame, { pointerId: 2, clientX: 230, clientY: 20 });
    expect(Number(value('zoom'))).toBeCloseTo(3, 5);
    fireEvent.pointerUp(frame, { pointerId: 2 });
    fireEvent.pointerUp(frame, { pointerId: 1 });
    const before = value('x');
    fireEvent.pointerMove(frame, { pointerId: 1, clientX: 90, clientY: 90 });
    expect(value('x')).toBe(before);
  });

  it('shows another picture as a whole first, with what is drawn over it', () => {
    const zoomed = (src: string) => (
      <ImageZoom
        alt="Bangkirai"
        height={800}
        hint="Drag"
        overlay={<span>145 mm</span>}
        src={src}
        width={1200}
        zoomInLabel="Zoom in"
        zoomOutLabel="Zoom out"
      >
        <button type="button">Next picture</button>
      </ImageZoom>
    );
    const { rerender } = render(zoomed('/board.webp'));
    const frame = screen.getByRole('application');
    fireEvent.keyDown(frame, { key: '+' });
    screen.getByRole('button', { name: 'Next picture' }).focus();
    rerender(zoomed('/face.webp'));
    expect(frame.style.getPropertyValue('--kit-zoom')).toBe('1');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next picture' }));
    expect(screen.getByText('145 mm').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(picture);
    await expectNoAxeViolations();
  });
});
