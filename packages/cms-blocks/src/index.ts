export { type Block, isBlock } from './block';
export type { BlockProvider } from './block-provider';
export { BLOCKS, Blocks, type BlocksProps } from './blocks/Blocks';
export type { BlockProps } from './blocks/block-props';
export { resolveLink } from './resolve-link';
export { type ContentsEntry, contentsOf } from './rich-text/contents-of';
export { RichText, type RichTextProps } from './rich-text/RichText';
export { isRichText, type RichTextMark, type RichTextNode } from './rich-text/rich-text-node';
export { type StoryLinkField, safeAddress } from './story-link';
