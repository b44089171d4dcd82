import type { ReactNode } from 'react';
import type { Block } from '../block';
import type { BlockProvider } from '../block-provider';

/** What every block's renderer is given. */
export interface BlockProps {
  readonly block: Block;
  readonly provider: BlockProvider;
  /** Shows the blocks of a field. */
  readonly renderBlocks: (blocks: unknown) => ReactNode;
}
