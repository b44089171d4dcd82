import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProductRibbon } from './ProductRibbon';

afterEach(cleanup);

const ribbon = { displayName: 'Neu', bgColor: '#1b6e3c', textColor: '#ffffff', htmlClass: 'new', html: '' };

it('shows the name in the colours of the ribbon, with its class (CT-34)', () => {
  render(<ProductRibbon ribbon={ribbon} />);
  const mark = screen.getByText('Neu');
  expect(mark.classList.contains('new')).toBe(true);
  expect(mark.style.getPropertyValue('--kit-ribbon')).toBe('#1b6e3c');
  expect(mark.style.getPropertyValue('--kit-ribbon-text')).toBe('#ffffff');
});

it('shows the HTML of a ribbon that has one instead of its name (CT-34)', () => {
  render(<ProductRibbon ribbon={{ ...ribbon, html: '<strong>Jetzt</strong> neu' }} />);
  expect(screen.getByText('Jetzt').tagName).toBe('STRONG');
  expect(screen.queryByText('Neu')).toBeNull();
});

it('never shows colours that cannot be read (CT-34)', () => {
  render(<ProductRibbon ribbon={{ ...ribbon, bgColor: '#ffff00', textColor: '#ffffff' }} />);
  expect(screen.getByText('Neu').style.getPropertyValue('--kit-ribbon-text')).toBe('#101418');
});
