import type { ComponentPropsWithoutRef, ElementType } from 'react';

/** Own props of a component plus those of the element or link component given as `as`. */
export type AsProps<Element extends ElementType, Own> = Own & {
  /** Element or link component to render, for example a router's link. */
  as?: Element | undefined;
} & Omit<ComponentPropsWithoutRef<Element>, keyof Own | 'as'>;
