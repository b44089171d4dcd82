import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BoxContents } from './BoxContents';

afterEach(cleanup);

it('lists the pieces of each set of a sample box below its name (PD-41)', () => {
  render(
    <BoxContents
      description={'3 samples: oak 18 × 145 mm, planed; larch 27 × 68 mm, rhombus\n5 samples, also: iroko'}
    />,
  );
  const piecesOf = (name: string) => [...screen.getByRole('list', { name }).children].map((item) => item.textContent);
  expect(piecesOf('3 samples')).toEqual([
    'oak 18\u00a0×\u00a0145\u00a0mm, planed',
    'larch 27\u00a0×\u00a068\u00a0mm, rhombus',
  ]);
  expect(piecesOf('5 samples, also')).toEqual(['iroko']);
});

it('shows words of an editor that name no pieces as they are', () => {
  render(<BoxContents description="All woods of the range" />);
  expect(screen.getByText('All woods of the range')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
