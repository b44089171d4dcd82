import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CalculatorValues } from '@/lib/products/calculator-input';
import { parseProductState } from '@/lib/products/product-state';
import { sampleProduct } from '@/testing/sample-product';
import { onPiecesOffered } from '../buy/pieces-event';
import { Calculator } from './Calculator';

const ADDRESS = '/produkte/bangkirai/41';

// Loaded by the first entry; here before it, so that no test waits for the compiler.
beforeAll(() => import('./LiveResult'));
beforeEach(() => history.replaceState(null, '', ADDRESS));
afterEach(cleanup);

const show = (values: CalculatorValues = {}, product = sampleProduct()) =>
  render(
    <Calculator
      address={ADDRESS}
      context={{ locale: 'de', isNet: false, vatRate: 19 }}
      product={product}
      state={parseProductState(new URLSearchParams('finishing=oiled-once'))}
      values={values}
    />,
  );

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const length = () => field('Länge der Fläche');
const width = () => field('Breite');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Berechnen' }));

describe('the calculator', () => {
  it('is named after the boards: decking and others', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Wie viele Dielen brauche ich?' })).toBeDefined();
    cleanup();
    show({}, sampleProduct({ family: 'CL' }));
    expect(screen.getByRole('heading', { name: 'Wie viele Bretter brauche ich?' })).toBeDefined();
  });

  it('asks for the height of a wall, and for the width of a floor', () => {
    show({}, sampleProduct({ family: 'CL' }));
    expect([field('Länge der Wand').name, field('Höhe der Wand').name]).toEqual(['length', 'width']);
    cleanup();
    show();
    expect([length().name, width().name]).toEqual(['length', 'width']);
  });

  it('shows the result of an address without scripts, and keeps what is chosen', () => {
    const { container } = show({ length: '4,8', width: '3,6' });
    expect(screen.getByText(/= 24,00, also 24 Reihen zu 4,80 m$/)).toBeDefined();
    expect(container.querySelector<HTMLInputElement>('input[type=hidden][name=finishing]')?.value).toBe('oiled-once');
  });

  it('uses the singular for one row', () => {
    show({ length: '4,8', width: '0,15' });
    expect(screen.getByText(/also 1 Reihe zu 4,80 m$/)).toBeDefined();
    expect(screen.getByRole('img', { name: 'Verlegeplan im Maßstab: 4,80 × 0,15\u00a0m, 1 Reihe' })).toBeDefined();
  });

  it('draws both parts of an L, also when they are alike', () => {
    show({ length: '2', width: '1,5', length2: '2', width2: '1,5' });
    expect(screen.getAllByRole('img', { name: /^Verlegeplan/ })).toHaveLength(2);
    expect(screen.getAllByText(/also 10 Reihen zu 2,00 m$/)).toHaveLength(1);
  });

  it('says how to cut the boards and what to join rows from', () => {
    // The sample has 1.85, 2.15 and 4.85 m.
    show({ length: '7', width: '0,3' });
    const list = screen.getByText('Zuschnittplan').closest('details') as HTMLElement;
    expect(within(list).getByText('2 Reihen zu 7,00 m: 4,85 m + 2,15 m')).toBeDefined();
    expect(within(list).getByText('2 × 4,85 m: in ganzer Länge')).toBeDefined();
  });

  it('says below the field what is wrong in an address, and loses nothing', () => {
    show({ length: '520', width: 'x', waste: '60' });
    expect(length().value).toBe('520');
    expect(length().getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(length())).toContain('Höchstens 100 m.');
    expect(descriptionOf(width())).toContain('Bitte eine Zahl eingeben');
    expect(descriptionOf(field('Zuschlag für Verschnitt'))).toContain('0 bis 50 %');
    expect(screen.getByText(/^Länge der Fläche: Höchstens 100 m/)).toBeDefined();
  });

  it('says that an area beside sides is not used', () => {
    show({ length: '4,8', width: '3,6', area: '99' });
    expect(descriptionOf(field('Oder nur die Fläche'))).toContain('Nicht verwendet');
    expect(screen.getByText(/also 24 Reihen/)).toBeDefined();
  });
});

const descriptionOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.replaceAll('\u00a0', ' '))
    .join(' ');

describe('while somebody types', () => {
  it('calculates at once, takes millimetres for millimetres and says so when the field is left', async () => {
    show();
    await userEvent.type(length(), '4800');
    await userEvent.type(width(), '3600');
    expect(await screen.findByText(/also 24 Reihen zu 4,80 m$/)).toBeDefined();
    expect(descriptionOf(length())).toContain('Verstanden als 4,80 m');
    expect(descriptionOf(width())).not.toContain('Verstanden');
    await userEvent.tab();
    expect(descriptionOf(width())).toContain('Verstanden als 3,60 m');
    await waitFor(() => expect(location.search).toBe('?length=4800&width=3600'));
  });

  it('marks a wrong field when it is left, and unmarks it as soon as it changes', async () => {
    show();
    await userEvent.type(length(), '520');
    expect(length().getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(length().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(length(), '0');
    expect(length().getAttribute('aria-invalid')).toBeNull();
  });

  it('misses a side only when the form is sent without it, and leads there', async () => {
    show();
    await userEvent.type(length(), '4,8');
    await userEvent.tab();
    expect(width().getAttribute('aria-invalid')).toBeNull();
    await send();
    expect(descriptionOf(width())).toContain('Bitte auch dieses Maß angeben.');
    expect(document.activeElement).toBe(width());
  });

  it('tells screen readers the result when typing has paused', async () => {
    show();
    await userEvent.type(length(), '4,8');
    await userEvent.type(width(), '0,3');
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Sie brauchen 2 × 4,85 m, €/), {
      timeout: 3000,
    });
  });

  it('offers the pieces to the table above', async () => {
    const offered: unknown[] = [];
    const stop = onPiecesOffered((pieces) => offered.push([...pieces.values()]));
    show();
    await userEvent.type(length(), '7');
    await userEvent.type(width(), '0,3');
    await userEvent.click(await screen.findByRole('link', { name: 'Stückzahlen übernehmen' }));
    stop();
    expect(offered).toEqual([[2, 2]]);
  });
});
