// Mail programs know no variables: these are the kit's colours, written out.

export const DAY = {
  page: '#ebeef0',
  sheet: '#ffffff',
  foot: '#f5f7f8',
  ink: '#101418',
  muted: '#4a535b',
  line: '#d9dee2',
  edge: '#76828b',
  accent: '#173fa8',
  onAccent: '#ffffff',
} as const;

/** In the dark; what is not here keeps its colour of the day. */
export const NIGHT = {
  page: '#101418',
  sheet: '#191f25',
  ink: '#ffffff',
  muted: '#b6bec5',
  line: '#3a434b',
  accent: '#9db4f5',
} as const;
