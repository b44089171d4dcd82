/** Custom property with the width of the widest section drawn below an element, mm. */
export const widestSection = '--kit-section-widest';

/** Custom property with the scale that drawings have where all of them fit, px per mm. */
export const usualScale = '--kit-section-usual';
