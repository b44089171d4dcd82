export { isStoryWithinLimits } from './check-limits';
export type { KeptStories } from './kept-stories';
export { StoriesUnavailable } from './stories-unavailable';
export type { Story, StoryLink, StoryList } from './story';
export type { DeliveryAddress } from './story-client';
export {
  createStoryReader,
  type ListQuery,
  type StoryQuery,
  type StoryReader,
  type StoryReaderOptions,
} from './story-reader';
export { isPreview, type PreviewKey, previewQuery } from './verify-preview';
export { isSignedWebhook, signWebhook } from './verify-webhook';
