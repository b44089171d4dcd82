import type { ComponentType, ReactNode } from 'react';
import { type Block, blocksOf, isBlock } from '../block';
import type { BlockProvider } from '../block-provider';
import type { BlockProps } from './block-props';
import * as styles from './blocks.css';
import { CallToActionBlock } from './CallToActionBlock';
import { DataTableBlock } from './DataTableBlock';
import { FactsBlock } from './FactsBlock';
import { FaqBlock } from './FaqBlock';
import { RichTextBlock } from './RichTextBlock';
import { StepsBlock } from './StepsBlock';

/** Which renderer shows which component of the content service. */
export const BLOCKS: Readonly<Record<string, ComponentType<BlockProps>>> = {
  CallToAction: CallToActionBlock,
  DataTable: DataTableBlock,
  Facts: FactsBlock,
  Faq: FaqBlock,
  RichText: RichTextBlock,
  Steps: StepsBlock,
};

const MAX_LEVELS = 12;
const MAX_BLOCKS = 400;

export interface BlocksProps {
  /** A blocks field; anything else renders nothing. */
  blocks: unknown;
  provider: BlockProvider;
}

/**
 * The blocks of a story, one below the other (CM-14). A block that nobody knows renders nothing and is reported; so is
 * what goes beyond 12 levels or 400 blocks. A field that is missing costs its part and no more.
 */
export function Blocks({ blocks, provider }: BlocksProps) {
  const count = { left: MAX_BLOCKS };
  const shown = renderAll(blocks, provider, count, 1);
  return shown.length > 0 ? <div className={styles.stack}>{shown}</div> : null;
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
    const Renderer = Object.hasOwn(BLOCKS, block.component) ? BLOCKS[block.component] : undefined;
    if (!Renderer) {
      provider.onProblem(`There is no block ${block.component}`);
      return [];
    }
    return (
      <Renderer
        block={block}
        key={block._uid ?? index}
        provider={provider}
        renderBlocks={(inner) => renderAll(inner, provider, count, level + 1)}
      />
    );
  });
}

/** Blocks in the fields of a block: items of its own, such as the questions of a list. */
function countInside(block: Block): number {
  return Object.values(block).reduce<number>(
    (sum, field) => sum + (Array.isArray(field) ? field.filter(isBlock).length : 0),
    0,
  );
}
