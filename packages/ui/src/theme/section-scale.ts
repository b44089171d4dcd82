/** Custom property that sets the px per mm of every section drawing below an element. */
export const sectionScale = '--kit-section-scale';
