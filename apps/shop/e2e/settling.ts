import type { Page } from '@playwright/test';

/** Waits until the page has stood still for ten frames: a smooth way to a place has been gone. */
export const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = scrollY;
        let frames = 0;
        const look = () => {
          frames = scrollY === last ? frames + 1 : 0;
          last = scrollY;
          if (frames === 10) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
