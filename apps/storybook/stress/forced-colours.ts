import { commands } from 'vitest/browser';
import { isSameLook, lookOf } from './look';

/** What somebody chooses or has chosen. */
const CHOICES =
  'input:is([type="checkbox"], [type="radio"]), [aria-pressed], a[aria-current], [role="option"][aria-selected]';

/** Runs `check` as Windows' contrast themes show the page: in the reader's few colours. */
export async function inForcedColours<T>(check: () => Promise<T>): Promise<T> {
  const plain = document.head.appendChild(document.createElement('style'));
  // A choice is told by more than bold letters, and colours are looked at when they have arrived.
  plain.textContent = '*, *::before, *::after { font-weight: 400 !important; transition: none !important; }';
  await commands.forceColours(true);
  try {
    return await check();
  } finally {
    plain.remove();
    await commands.forceColours(false);
  }
}

const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;

function flip(choice: Element): void {
  const name = ['aria-pressed', 'aria-selected'].find((each) => choice.hasAttribute(each));
  if (choice instanceof HTMLInputElement) choice.checked = !choice.checked;
  else if (name) choice.setAttribute(name, String(choice.getAttribute(name) !== 'true'));
  else choice.toggleAttribute('aria-current');
}

/** Choices that look the same chosen and not, one of each kind. */
export async function indistinctChoices(): Promise<string[]> {
  const rows = [...document.querySelectorAll(CHOICES)]
    .map((choice) => ({ choice, row: (choice instanceof HTMLInputElement && choice.parentElement) || choice }))
    .filter(({ row }) => isSeen(row));
  const kinds = new Map(rows.map(({ choice, row }) => [choice.className, { choice, row }]));
  const found: string[] = [];
  for (const { choice, row } of kinds.values()) {
    const before = await lookOf(row);
    flip(choice);
    if (isSameLook(await lookOf(row), before)) found.push(row.textContent ?? '');
    flip(choice);
  }
  return found;
}

/** Whether each part that `selector` finds looks different from all others. */
export async function lookDifferent(selector: string): Promise<boolean> {
  const looks: Uint8ClampedArray[] = [];
  for (const part of document.querySelectorAll(selector)) {
    if (!isSeen(part)) continue;
    const look = await lookOf(part);
    if (looks.some((other) => isSameLook(look, other))) return false;
    looks.push(look);
  }
  return true;
}

type Side = '::before' | '::after' | undefined;

/** An element or one of its pseudo-elements that is drawn by a ground alone. */
export interface Field {
  element: Element;
  side: Side;
}

const isTransparent = (colour: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);

function groundBehind(element: Element | null): string {
  for (let around = element; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (!isTransparent(backgroundColor)) return backgroundColor;
  }
  return 'Canvas';
}

function hasGround({ element, side }: Field): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element, side);
  const behind = groundBehind(side ? element : element.parentElement);
  return backgroundImage !== 'none' || (!isTransparent(backgroundColor) && backgroundColor !== behind);
}

function hasEdge({ element, side }: Field): boolean {
  const style = getComputedStyle(element, side);
  return [style.borderTopStyle, style.borderLeftStyle, style.outlineStyle].some((line) => line !== 'none');
}

/** All that is told by a ground: in forced colours it needs a ground of the system or an edge. */
export function fields(): Field[] {
  return [...document.querySelectorAll('body :not(img, video)')]
    .filter(isSeen)
    .flatMap((element) => [
      ...(element.firstElementChild ? [] : [{ element, side: undefined }]),
      ...(['::before', '::after'] as const)
        .filter((side) => !['none', 'normal'].includes(getComputedStyle(element, side).content))
        .map((side) => ({ element, side })),
    ])
    .filter(hasGround);
}

/** Fields that cannot be seen. */
export const vanished = (drawn: readonly Field[]): string[] =>
  drawn
    .filter((field) => !hasGround(field) && !hasEdge(field))
    .map(({ element, side }) => `${element.className} ${side ?? ''} “${element.textContent}”`);
