import { Picture } from '@geven/ui/Picture';
import { VideoPlayer } from '@geven/ui/VideoPlayer';
import { fileOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';

/** Where films are, by the field `provider`: the page to go to, and the player that sets no cookie before it plays. */
const HOSTS = {
  youtube: {
    name: 'YouTube',
    id: /^[\w-]{11}$/,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
    player: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  vimeo: {
    name: 'Vimeo',
    id: /^\d{6,12}$/,
    page: (id: string) => `https://vimeo.com/${id}`,
    player: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
} as const;

/** A film behind its picture: nothing is loaded from its host before the visitor asks for it. */
export function VideoBlock({ block, provider: { picture, fill, words } }: BlockProps) {
  const host = Object.hasOwn(HOSTS, textOf(block.provider)) ? HOSTS[block.provider as keyof typeof HOSTS] : null;
  const id = textOf(block.video_id);
  const title = fill(textOf(block.title));
  const poster = picture(fileOf(block.poster));
  if (!host?.id.test(id) || !title) return null;
  return (
    <VideoPlayer
      href={host.page(id)}
      label={words.playVideo(title, host.name)}
      player={host.player(id)}
      poster={poster && <Picture {...poster} alt="" ratio="16 / 9" sizes="(max-width: 767px) 100vw, 760px" />}
      title={title}
    />
  );
}
