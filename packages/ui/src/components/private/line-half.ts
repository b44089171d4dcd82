/** Height in px of the line of steps and stations. */
export const LINE_HEIGHT = '20px';

/** The line on one side of a name, in the middle of its height and in the colour of its text. */
export const lineHalf = (thickness: string) =>
  ({
    content: '',
    flex: 1,
    minWidth: '4px',
    height: LINE_HEIGHT,
    background: `linear-gradient(currentColor, currentColor) center / 100% ${thickness} no-repeat`,
    // Forced colours would drop the gradient.
    forcedColorAdjust: 'preserve-parent-color',
  }) as const;

/** The same on paper: printers drop backgrounds but keep borders. */
export const printedHalf = (thickness: string) =>
  ({ height: 0, background: 'none', borderBlockStart: `${thickness} solid` }) as const;
