import type { ElementType } from 'react';

/** Lists without marks lose their role in Safari, so it is said again. */
export const listRole = (element: ElementType): { role?: 'list' } =>
  element === 'ul' || element === 'ol' ? { role: 'list' } : {};
