import type { ReactNode } from 'react';
import type { Block } from './block';
import type { StoryLinkField } from './story-link';

/** A picture as pages load it. */
export interface StoryPicture {
  readonly src: string;
  readonly srcSet?: string | undefined;
  /** px of the file at `src`. */
  readonly width: number;
  readonly height: number;
}

/** Words that blocks say themselves, in the language of the page. */
export interface BlockWords {
  /** Name of a picture among others, such as "2 of 4: end grain". */
  readonly galleryPicture: (number: number, count: number, name: string) => string;
  /** What starts a film and where it is loaded from: "Play: Oiling a deck (YouTube)". */
  readonly playVideo: (title: string, host: string) => string;
  /** Leads to a film at its host: "Watch on YouTube: Oiling a deck". */
  readonly watchVideo: (title: string, host: string) => string;
  /** A score in words: "4,5 of 5". */
  readonly score: (value: string) => string;
  /** Marks a score that nobody gave: "Example". */
  readonly sampleScore: string;
}

/** How the shop plays films. */
export interface FilmPlayers {
  /** Origin of the player of a host, `youtube` or `vimeo`; null where the shop plays none of it. */
  readonly playerOrigin: (host: string) => string | null;
  /** What stands below a film until it plays, such as what its host learns of who presses it. */
  readonly note: (hostName: string) => ReactNode;
}

/** What the shop supplies: blocks know neither its addresses nor its data nor its log. */
export interface BlockProvider {
  /** BCP 47, for numbers. */
  readonly language: string;
  /** The address of a story in the language of the page; null where there is none, so that no link leads nowhere. */
  readonly storyHref: (link: StoryLinkField) => string | null;
  /** Fills `{seller.name}` and its like in. */
  readonly fill: (text: string) => string;
  /** Where a picture of the content service is loaded from; null for one that is not the shop's own. */
  readonly picture: (filename: string) => StoryPicture | null;
  readonly words: BlockWords;
  readonly films: FilmPlayers;
  /** Renders a block with data of the shop, such as `ProductRow`; undefined for what is none of them. */
  readonly renderOwn: (props: BlockProps) => ReactNode | undefined;
  /** Whether what comes from the source `sample` is shown: nobody gave that score. */
  readonly showsSamples: boolean;
  /** Called for what an editor should hear of: a block that is unknown, content beyond the limits. */
  readonly onProblem: (message: string) => void;
}

/** What every block's renderer is given. */
export interface BlockProps {
  readonly block: Block;
  readonly provider: BlockProvider;
  /** Shows the blocks of a field. */
  readonly renderBlocks: (blocks: unknown) => ReactNode;
}
