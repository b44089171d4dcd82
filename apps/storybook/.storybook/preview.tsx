import type { Preview } from '@storybook/react-vite';
import '../../../packages/ui/src/styles';
import { gevenTheme, timberYardTheme } from '../../../packages/ui/src/theme/theme';

const themes: Record<string, string> = { geven: gevenTheme, 'timber-yard': timberYardTheme };

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Introduction', 'Theme', 'Layout', 'Text', 'Actions', 'Fields'] } },
  },
  globalTypes: {
    theme: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'geven', title: 'Geven' },
          { value: 'timber-yard', title: 'Timber yard' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'geven' },
  decorators: [
    (Story, { globals }) => {
      // Overlays are beside the story, so the theme belongs on the document.
      document.documentElement.classList.remove(...Object.values(themes));
      document.documentElement.classList.add(themes[String(globals.theme)] ?? gevenTheme);
      return <Story />;
    },
  ],
};

export default preview;
