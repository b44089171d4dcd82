/** The 4 px grid, the same in every brand. */
export const spaceScale = {
  x1: '4px',
  x2: '8px',
  x3: '12px',
  x4: '16px',
  x5: '20px',
  x6: '24px',
  x8: '32px',
  x10: '40px',
  x12: '48px',
  x16: '64px',
  x20: '80px',
  x24: '96px',
};
