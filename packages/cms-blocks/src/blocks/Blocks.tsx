import { type ComponentType, Fragment, type ReactNode } from 'react';
import { type Block, blocksOf, isBlock } from '../block';
import type { BlockProps, BlockProvider } from '../block-provider';
import { AccessDrawingBlock } from '../drawings/AccessDrawingBlock';
import { CavityDrawingBlock } from '../drawings/CavityDrawingBlock';
import { CoverDrawingBlock } from '../drawings/CoverDrawingBlock';
import { DeckEdgeDrawingBlock } from '../drawings/DeckEdgeDrawingBlock';
import { EndGrainDrawingBlock } from '../drawings/EndGrainDrawingBlock';
import { JoistDrawingBlock } from '../drawings/JoistDrawingBlock';
import { MovementDrawingBlock } from '../drawings/MovementDrawingBlock';
import * as styles from './blocks.css';
import { CallToActionBlock } from './CallToActionBlock';
import { ContactTilesBlock } from './ContactTilesBlock';
import { DataTableBlock } from './DataTableBlock';
import { DownloadsBlock } from './DownloadsBlock';
import { FactsBlock } from './FactsBlock';
import { FaqBlock } from './FaqBlock';
import { GalleryBlock } from './GalleryBlock';
import { HeroBlock } from './HeroBlock';
import { PictureBlock } from './PictureBlock';
import { RichTextBlock } from './RichTextBlock';
import { ScoreBlock } from './ScoreBlock';
import { StepsBlock } from './StepsBlock';
import { VideoBlock } from './VideoBlock';

/** Which renderer shows which component of the content service. */
export const BLOCKS: Readonly<Record<string, ComponentType<BlockProps>>> = {
  AccessDrawing: AccessDrawingBlock,
  CallToAction: CallToActionBlock,
  CavityDrawing: CavityDrawingBlock,
  ContactTiles: ContactTilesBlock,
  CoverDrawing: CoverDrawingBlock,
  DataTable: DataTableBlock,
  DeckEdgeDrawing: DeckEdgeDrawingBlock,
  Downloads: DownloadsBlock,
  EndGrainDrawing: EndGrainDrawingBlock,
  Facts: FactsBlock,
  Faq: FaqBlock,
  Gallery: GalleryBlock,
  Hero: HeroBlock,
  JoistDrawing: JoistDrawingBlock,
  MovementDrawing: MovementDrawingBlock,
  Picture: PictureBlock,
  RichText: RichTextBlock,
  Score: ScoreBlock,
  Steps: StepsBlock,
  Video: VideoBlock,
};

const MAX_LEVELS = 12;
const MAX_BLOCKS = 400;

export interface BlocksProps {
  /** A blocks field; anything else renders nothing. */
  blocks: unknown;
  provider: BlockProvider;
  /** Whether blocks are sections of a page, far from each other, and not parts of one text. */
  isSpacious?: boolean;
}

/**
 * The blocks of a story, one below the other (CM-14), by this package or by the shop. A block that nobody knows renders
 * nothing and is reported; so is what goes beyond 12 levels or 400 blocks. A field that is missing costs its part.
 */
export function Blocks({ blocks, provider, isSpacious = false }: BlocksProps) {
  const count = { left: MAX_BLOCKS };
  const shown = renderAll(blocks, provider, count, 1);
  return shown.length > 0 ? <div className={isSpacious ? styles.sections : styles.stack}>{shown}</div> : null;
}

function renderAll(blocks: unknown, provider: BlockProvider, count: { left: number }, level: number): ReactNode[] {
  const all = blocksOf(blocks);
  if (level > MAX_LEVELS) {
    if (all.length > 0) provider.onProblem(`A story has more than ${MAX_LEVELS} levels of blocks`);
    return [];
  }
  return all.flatMap((block, index) => {
    count.left -= 1 + countInside(block);
    if (count.left < 0) {
      provider.onProblem(`A story has more than ${MAX_BLOCKS} blocks`);
      return [];
    }
    const props = {
      block,
      provider,
      renderBlocks: (inner: unknown) => renderAll(inner, provider, count, level + 1),
    };
    const shown = provider.renderOwn(props) ?? renderKnown(props);
    if (shown === undefined) {
      provider.onProblem(`There is no block ${block.component}`);
      return [];
    }
    const mark = editableMark(block);
    const key = block._uid ?? index;
    return mark ? (
      <div {...mark} key={key}>
        {shown}
      </div>
    ) : (
      <Fragment key={key}>{shown}</Fragment>
    );
  });
}

function renderKnown(props: BlockProps): ReactNode | undefined {
  const { component } = props.block;
  const Renderer = Object.hasOwn(BLOCKS, component) ? BLOCKS[component] : undefined;
  return Renderer && <Renderer {...props} />;
}

/** What the vendor's editor finds a block by. Only drafts have it. */
function editableMark({ _editable }: Block): Readonly<Record<string, string>> | null {
  const [, json] = typeof _editable === 'string' ? (/^<!--#storyblok#(.*)-->$/.exec(_editable) ?? []) : [];
  try {
    const mark = json && (JSON.parse(json) as { id?: unknown; uid?: unknown });
    return mark ? { 'data-blok-c': JSON.stringify(mark), 'data-blok-uid': `${mark.id}-${mark.uid}` } : null;
  } catch {
    return null;
  }
}

/** Blocks in the fields of a block: items of its own, such as the questions of a list. */
function countInside(block: Block): number {
  return Object.values(block).reduce<number>(
    (sum, field) => sum + (Array.isArray(field) ? field.filter(isBlock).length : 0),
    0,
  );
}
