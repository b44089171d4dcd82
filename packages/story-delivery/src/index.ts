export type { DeliveredStory } from './delivered-story';
export { fetchFrom } from './fetch-from';
export type {
  Block,
  ContentValue,
  DatasourceEntry,
  Datasources,
  ManagedStory,
  TranslatedSlug,
} from './managed-story';
export { createStoryDelivery, type StoryDelivery, type StoryDeliveryOptions } from './story-delivery';
export { createStoryTree, type StoryTree, type TreeStory } from './story-tree';
