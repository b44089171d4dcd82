import type { BlockProps } from '@geven/cms-blocks';
import type { BlockScene } from '../block-provider';

/** What a block of the shop's own is given: its fields, and the page that it is on. */
export interface SceneBlockProps extends BlockProps {
  readonly scene: BlockScene;
}
