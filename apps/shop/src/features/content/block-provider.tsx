import type { BlockProvider } from '@geven/cms-blocks';
import type { ComponentType } from 'react';
import { FilmNote } from '@/components/consent/FilmNote';
import { playerOrigin } from '@/lib/consent/vendors';
import { createBaseProvider } from '@/lib/content/base-provider';
import type { BlockScene, SceneBlockProps } from './block-scene';
import { ArticleListBlock } from './blocks/ArticleListBlock';
import { DeliveryZonesBlock } from './blocks/DeliveryZonesBlock';
import { PostcodeCheckBlock } from './blocks/PostcodeCheckBlock';
import { ProductRowBlock } from './blocks/ProductRowBlock';
import { QuoteSizeBlock } from './blocks/QuoteSizeBlock';
import { ReviewsBlock } from './blocks/ReviewsBlock';
import { SellerFactsBlock } from './blocks/SellerFactsBlock';
import { SpeciesTableBlock } from './blocks/SpeciesTableBlock';
import { ApplicationTilesBlock } from './home/blocks/ApplicationTilesBlock';
import { BeamRowBlock } from './home/blocks/BeamRowBlock';
import { HomeHeroBlock } from './home/blocks/HomeHeroBlock';
import { PlanedToOrderBlock } from './home/blocks/PlanedToOrderBlock';
import { ReferenceTablesBlock } from './home/blocks/ReferenceTablesBlock';
import { SamplePiecesBlock } from './home/blocks/SamplePiecesBlock';
import { StatisticsBlock } from './home/blocks/StatisticsBlock';
import { StockRowBlock } from './home/blocks/StockRowBlock';

/** Blocks that show data of the shop. */
const OWN_BLOCKS: Readonly<Record<string, ComponentType<SceneBlockProps>>> = {
  ApplicationTiles: ApplicationTilesBlock,
  ArticleList: ArticleListBlock,
  BeamRow: BeamRowBlock,
  DeliveryZones: DeliveryZonesBlock,
  HomeHero: HomeHeroBlock,
  PlanedToOrder: PlanedToOrderBlock,
  PostcodeCheck: PostcodeCheckBlock,
  ProductRow: ProductRowBlock,
  QuoteSize: QuoteSizeBlock,
  ReferenceTables: ReferenceTablesBlock,
  Reviews: ReviewsBlock,
  SamplePieces: SamplePiecesBlock,
  SellerFacts: SellerFactsBlock,
  SpeciesTable: SpeciesTableBlock,
  Statistics: StatisticsBlock,
  StockRow: StockRowBlock,
};

/** Those of them that show prices. */
const PRICED: ReadonlySet<string> = new Set([
  ...['ApplicationTiles', 'BeamRow', 'DeliveryZones', 'HomeHero', 'PostcodeCheck', 'ProductRow', 'StockRow'],
]);

/** Whether a page with these blocks shows prices. */
export const hasPrices = ({ blocks }: Pick<BlockScene, 'blocks'>): boolean =>
  blocks.some(({ component }) => PRICED.has(component));

/** What blocks of a page need: what they need everywhere, and the shop's own blocks with data. */
export const createBlockProvider = (scene: BlockScene): BlockProvider => ({
  ...createBaseProvider(scene.context.locale, scene.index),
  films: { playerOrigin, note: (host) => <FilmNote host={host} locale={scene.context.locale} /> },
  renderOwn: (props) => {
    const { component } = props.block;
    const Own = Object.hasOwn(OWN_BLOCKS, component) ? OWN_BLOCKS[component] : undefined;
    return Own && <Own {...props} scene={scene} />;
  },
});
