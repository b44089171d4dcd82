import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConsentIsland } from './ConsentIsland';

const mocks = vi.hoisted(() => ({ path: '/', watchConsent: vi.fn() }));
vi.mock('next/navigation', () => ({ usePathname: () => mocks.path }));
vi.mock('./watch-consent', () => ({ watchConsent: mocks.watchConsent }));

afterEach(() => {
  cleanup();
  mocks.watchConsent.mockClear();
});

it.each([
  ['/produkte', 'https://tag.example/gtm.js'],
  ['/checkout/payment', null],
  ['/checkout/confirm', null],
])('on %s has the tag %s', async (path, tag) => {
  mocks.path = path;
  render(<ConsentIsland tag="https://tag.example/gtm.js" />);
  await waitFor(() => expect(mocks.watchConsent).toHaveBeenCalledWith({ tag, path }, expect.any(AbortSignal)));
});
