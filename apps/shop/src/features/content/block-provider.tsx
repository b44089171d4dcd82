import type { BlockProvider } from '@geven/cms-blocks';
import { isPublicAddress } from '@geven/odoo-sdk/server';
import { LOCALE_TAGS } from '@geven/timber';
import type { ComponentType } from 'react';
import { storyHref } from '@/lib/content/story-href';
import { env } from '@/lib/env';
import { fillPlaces } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import type { BlockScene, SceneBlockProps } from './block-scene';
import { ArticleListBlock } from './blocks/ArticleListBlock';
import { DeliveryZonesBlock } from './blocks/DeliveryZonesBlock';
import { PostcodeCheckBlock } from './blocks/PostcodeCheckBlock';
import { ProductRowBlock } from './blocks/ProductRowBlock';
import { ReviewsBlock } from './blocks/ReviewsBlock';
import { SellerFactsBlock } from './blocks/SellerFactsBlock';
import { ApplicationTilesBlock } from './home/blocks/ApplicationTilesBlock';
import { HomeHeroBlock } from './home/blocks/HomeHeroBlock';
import { StatisticsBlock } from './home/blocks/StatisticsBlock';
import { storyPicture } from './story-picture';

/** Blocks that show data of the shop. */
const OWN_BLOCKS: Readonly<Record<string, ComponentType<SceneBlockProps>>> = {
  ApplicationTiles: ApplicationTilesBlock,
  ArticleList: ArticleListBlock,
  DeliveryZones: DeliveryZonesBlock,
  HomeHero: HomeHeroBlock,
  PostcodeCheck: PostcodeCheckBlock,
  ProductRow: ProductRowBlock,
  Reviews: ReviewsBlock,
  SellerFacts: SellerFactsBlock,
  Statistics: StatisticsBlock,
};

/** What blocks need of the shop: addresses, pictures, places to fill in, and its own blocks with data. */
export function createBlockProvider(scene: BlockScene): BlockProvider {
  const { locale } = scene.context;
  const t = getTexts(locale, 'content');
  return {
    language: LOCALE_TAGS[locale],
    storyHref: ({ uuid, id }) => storyHref(uuid ?? id ?? '', locale, scene.index),
    fill: fillPlaces,
    picture: storyPicture,
    words: {
      galleryPicture: (number, count, name) => t('galleryPicture', { number, count, name }),
      playVideo: (title, host) => t('playVideo', { title, host }),
      score: (value) => t('score', { value }),
      sampleScore: t('sampleScore'),
    },
    renderOwn: (props) => {
      const { component } = props.block;
      const Own = Object.hasOwn(OWN_BLOCKS, component) ? OWN_BLOCKS[component] : undefined;
      return Own && <Own {...props} scene={scene} />;
    },
    showsSamples: !isPublicAddress(env.SHOP_URL),
    onProblem: (message) => console.warn(message),
  };
}
