import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { ProcessLine } from './ProcessLine';

const stations = [
  { label: 'Picking', date: '24 Nov', state: 'done' },
  { label: 'Planing', detail: '22 pieces', state: 'current' },
  { label: 'Bundling', state: 'ahead' },
] as const;

describe('ProcessLine', () => {
  it('says which stations are done and where it is now, each with its days and what it is about', () => {
    render(<ProcessLine currentLabel="now" doneLabel="done" label="Order" stations={stations} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '24 NovPicking, done24 Nov',
      'Planing, now22 pieces',
      'Bundling',
    ]);
  });

  it('says at which station it went wrong', () => {
    const broken = [{ label: 'Payment', state: 'stopped' }] as const;
    render(<ProcessLine currentLabel="now" doneLabel="done" label="Order" stations={broken} stoppedLabel="failed" />);
    const station = screen.getByRole('listitem');
    expect([station.textContent, station.getAttribute('aria-current')]).toEqual(['Payment, failed', 'step']);
  });

  it('says the same as a chain, one row high and without details', () => {
    render(<ProcessLine currentLabel="now" doneLabel="done" label="Order" layout="chain" stations={stations} />);
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Picking, done24 Nov', 'Planing, now', '3Bundling']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    // The number stands for the name on phones, and is read by nobody.
    expect(screen.getByText('3').getAttribute('aria-hidden')).toBe('true');
  });

  it.each(['apart', 'chain'] as const)('has no accessibility violations, %s (DC-03)', async (layout) => {
    render(<ProcessLine currentLabel="now" doneLabel="done" label="Order" layout={layout} stations={stations} />);
    await expectNoAxeViolations();
  });
});
