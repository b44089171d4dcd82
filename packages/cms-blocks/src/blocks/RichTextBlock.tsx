import type { BlockProps } from '../block-provider';
import { RichText } from '../rich-text/RichText';

/** Text with headings, lists, tables and links. */
export function RichTextBlock({ block, provider, renderBlocks }: BlockProps) {
  return <RichText provider={provider} renderBlocks={renderBlocks} text={block.text} />;
}
