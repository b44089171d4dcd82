import { RichText } from '../rich-text/RichText';
import type { BlockProps } from './block-props';

/** Text with headings, lists, tables and links. */
export function RichTextBlock({ block, provider, renderBlocks }: BlockProps) {
  return <RichText provider={provider} renderBlocks={renderBlocks} text={block.text} />;
}
