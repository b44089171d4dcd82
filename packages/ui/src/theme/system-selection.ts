/** What is chosen, in forced colours: marked as the system marks its own selections. */
export const systemSelection = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
  outlineColor: 'CanvasText',
} as const;
