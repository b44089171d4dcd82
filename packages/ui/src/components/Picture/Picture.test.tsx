import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Picture } from './Picture';

describe('Picture', () => {
  it('keeps its place by its size and says what is seen', () => {
    render(<Picture alt="Larch" height={120} src="/larch.webp" width={300} />);
    const picture = screen.getByRole('img', { name: 'Larch' });
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['300', '120']);
    expect(picture.getAttribute('loading')).toBe('lazy');
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Picture alt="Larch" height={120} src="/larch.webp" width={300} />);
    await expectNoAxeViolations();
  });
});
