import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** Shows the page as Windows' contrast themes do, in the reader's few colours, or as it is again. */
const forceColours: BrowserCommand<[isForced: boolean]> = ({ page }, isForced) =>
  page.emulateMedia(
    isForced
      ? { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' }
      : { forcedColors: null, colorScheme: null, reducedMotion: null },
  );

/** What the tests in the browser ask of the browser's driver. */
export const commands = { forceColours };

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours: (isForced: boolean) => Promise<void>;
  }
}
