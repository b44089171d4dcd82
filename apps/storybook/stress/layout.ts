interface Line {
  text: string;
  /** What it is positioned by: only lines of one layer are meant to make room for each other. */
  layer: Element | null;
  box: DOMRect;
}

/** The part of a line's height that its letters surely fill. */
const INK = 0.6;

function clippedBox({ left, top, right, bottom }: DOMRect, element: Element): DOMRect {
  let box = { left, top, right, bottom };
  for (let around: Element | null = element; around; around = around.parentElement) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(around);
    if (overflowX === 'visible' && overflowY === 'visible' && clipPath === 'none') continue;
    const frame = around.getBoundingClientRect();
    box = {
      left: Math.max(box.left, frame.left),
      top: Math.max(box.top, frame.top),
      right: Math.min(box.right, frame.right),
      bottom: Math.min(box.bottom, frame.bottom),
    };
  }
  return new DOMRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
}

function layerOf(element: Element): Element | null {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (['absolute', 'fixed', 'sticky'].includes(getComputedStyle(around).position)) return around;
  }
  return null;
}

function linesOf(root: Element): Line[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  const range = document.createRange();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent?.trim();
    if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(texts.currentNode);
    const ink = Number.parseFloat(getComputedStyle(element).fontSize) * INK;
    const layer = layerOf(element);
    for (const { x, y, width, height } of range.getClientRects()) {
      const box = clippedBox(new DOMRect(x, y + (height - ink) / 2, width, ink), element);
      if (box.width > 2 && box.height > 2) lines.push({ text, layer, box });
    }
  }
  return lines;
}

/** Pairs of texts that lie on each other. */
export function overlappingTexts(root: Element = document.body): string[] {
  const lines = linesOf(root);
  const found = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(
        ({ layer, box }) =>
          layer === one.layer &&
          Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
          Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
      )
      .map((other) => `“${one.text}” and “${other.text}”`),
  );
  return [...new Set(found)];
}

/** Values that their fields cut. */
export function cutValues(root: Element = document.body): string[] {
  return [...root.querySelectorAll('input')]
    .filter((input) => input.clientWidth > 1 && input.scrollWidth > input.clientWidth)
    .map((input) => input.value || input.placeholder);
}
