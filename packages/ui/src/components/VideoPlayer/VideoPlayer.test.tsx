import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { VideoPlayer } from './VideoPlayer';

const film = {
  href: 'https://host.example/film',
  player: 'about:blank',
  title: 'Oiling',
  label: 'Play: Oiling (Host)',
};

describe('VideoPlayer', () => {
  it('loads nothing before a press, and is a link without scripts', () => {
    const { container } = render(<VideoPlayer {...film} />);
    expect(screen.getByRole('link', { name: film.label }).getAttribute('href')).toBe(film.href);
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('plays in place, with the focus on the player', () => {
    render(<VideoPlayer {...film} />);
    fireEvent.click(screen.getByRole('link'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.activeElement).toBe(screen.getByTitle('Oiling'));
  });

  it('says what to know beforehand until it plays', () => {
    render(<VideoPlayer {...film} note={<p>Host learns your address</p>} />);
    expect(screen.getByText('Host learns your address')).toBeTruthy();
    fireEvent.click(screen.getByRole('link'));
    expect(screen.queryByText('Host learns your address')).toBeNull();
  });

  it('is nothing but a link where there is no player', () => {
    const { container } = render(<VideoPlayer {...film} player={undefined} />);
    fireEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('link', { name: film.label }).getAttribute('href')).toBe(film.href);
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('opens the film elsewhere for who asks for a new tab', () => {
    render(<VideoPlayer {...film} />);
    fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
    expect(screen.getByRole('link')).toBeTruthy();
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<VideoPlayer {...film} />);
    await expectNoAxeViolations();
  });
});
