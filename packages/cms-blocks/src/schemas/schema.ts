import { defineDatasource, defineSchema } from '@storyblok/schema';
import { drawingBlocks } from './drawing-blocks';
import { frameBlocks } from './frame-blocks';
import { article, Breadcrumb, landing, layout, page, review } from './root-blocks';
import { shopBlocks } from './shop-blocks';
import { textBlocks } from './text-blocks';

/** Old paths and where they lead now. */
const redirects = defineDatasource({ name: 'Redirects', slug: 'redirects' });

/** Every block that editors have, with its fields: what `content push` brings to a space, and stories are checked with. */
export const contentSchema = defineSchema({
  blocks: {
    page,
    article,
    landing,
    review,
    layout,
    Breadcrumb,
    ...textBlocks,
    ...drawingBlocks,
    ...shopBlocks,
    ...frameBlocks,
  },
  datasources: { redirects },
});

export { SEO_LIMITS } from './root-blocks';
