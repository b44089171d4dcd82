export { type Block, blocksOf, fileOf, isBlock, numberOf, textOf } from './block';
export { type BlockButton, buttonOf } from './block-button';
export type { BlockProps, BlockProvider, BlockWords, FilmPlayers, StoryPicture } from './block-provider';
export { BLOCKS, Blocks, type BlocksProps } from './blocks/Blocks';
export { Footer, type FooterColumnProps, type FooterProps, type LegalLink } from './frame/Footer';
export { FooterFold, type FooterFoldProps } from './frame/FooterFold';
export {
  type FrameLink,
  type MenuEntry,
  type MenuIcon,
  type MenuTool,
  menuEntries,
  menuIcon,
} from './frame/menu-links';
export { StoryLayout, type StoryLayoutProps } from './layout/StoryLayout';
export { sectionId, storyContents } from './layout/story-contents';
export { ArticleCards, type ArticleCardsProps, type ListedArticle } from './lists/ArticleCards';
export { type ListedReview, ReviewList, type ReviewListProps } from './lists/ReviewList';
export { resolveLink } from './resolve-link';
export type { ContentsEntry } from './rich-text/contents-of';
export { RichText, type RichTextProps } from './rich-text/RichText';
export { isRichText, type RichTextMark, type RichTextNode, wordsOf } from './rich-text/rich-text-node';
export { type StoryLinkField, safeAddress } from './story-link';
