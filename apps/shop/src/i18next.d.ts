import type catalogue from '../messages/en/catalogue.json';
import type common from '../messages/en/common.json';
import type content from '../messages/en/content.json';

// Makes the keys of texts known to the compiler.
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { common: typeof common; catalogue: typeof catalogue; content: typeof content };
  }
}
