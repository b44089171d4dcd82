import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sampleProduct } from '@/testing/sample-product';
import { ProductHead } from './ProductHead';

afterEach(cleanup);

const box = (name: string) => ({
  ...sampleProduct(),
  ...{ title: { name, short: name }, thickness: null, width: null, productCategoryIsSample: true },
});

it('marks a sample box whose name does not say that it is one (PD-41)', () => {
  render(<ProductHead locale="de" product={box('Hölzer zum Anfassen')} />);
  expect(screen.getByText('Muster')).toBeTruthy();
  cleanup();
  render(<ProductHead locale="de" product={box('Musterbox Hobelbretter')} />);
  expect(screen.queryByText('Muster')).toBeNull();
});
