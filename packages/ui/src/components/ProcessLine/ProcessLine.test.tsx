import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { ProcessLine } from './ProcessLine';

const stations = [
  { label: 'Picking', date: '24 Nov', state: 'done' },
  { label: 'Planing', state: 'current' },
  { label: 'Bundling', state: 'ahead' },
] as const;

describe('ProcessLine', () => {
  it('says which stations are done and where it is now', () => {
    render(<ProcessLine currentLabel="now" doneLabel="done" label="Order" stations={stations} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Picking, done24 Nov',
      'Planing, now',
      'Bundling',
    ]);
  });

  it('says at which station it went wrong', () => {
    const broken = [{ label: 'Payment', state: 'stopped' }] as const;
    render(<ProcessLine currentLabel="now" doneLabel="done" label="Order" stations={broken} stoppedLabel="failed" />);
    const station = screen.getByRole('listitem');
    expect([station.textContent, station.getAttribute('aria-current')]).toEqual(['Payment, failed', 'step']);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<ProcessLine currentLabel="now" doneLabel="done" label="Order" stations={stations} />);
    await expectNoAxeViolations();
  });
});
