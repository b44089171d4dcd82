const ROOT_PX = 16;
const PHONE_PX = 375;
const DESKTOP_PX = 1440;

/** Length in rem of a size drawn in CSS pixels, so that the reader's own text size counts. */
export const rem = (px: number): string => `${px / ROOT_PX}rem`;

/** Size that grows in a straight line from the phone's to the desktop's sheet (both in px). */
export function fluid(phone: number, desktop: number): string {
  if (phone === desktop) return rem(desktop);
  const slope = (desktop - phone) / (DESKTOP_PX - PHONE_PX);
  const start = Math.round((phone - slope * PHONE_PX) * 100) / 100;
  return `clamp(${rem(phone)}, calc(${rem(start)} + ${Math.round(slope * 100_00) / 100}vw), ${rem(desktop)})`;
}

interface StepOptions {
  /** px on a phone; the same as `size` when left out. */
  phone?: number;
  /** px on the 1440 px sheet. */
  size: number;
  /** Line height as a factor. */
  line: number;
  weight?: number;
  /** Width axis in percent. */
  stretch?: number;
  /** Letter spacing in em. */
  tracking?: number;
}

/** One step of a theme's type scale. */
export function typeStep({ phone, size, line, weight = 400, stretch = 100, tracking = 0 }: StepOptions) {
  return {
    size: fluid(phone ?? size, size),
    line: String(line),
    weight: String(weight),
    stretch: `${stretch}%`,
    tracking: tracking === 0 ? 'normal' : `${tracking}em`,
  };
}
