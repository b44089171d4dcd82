import { Picture } from '@geven/ui/Picture';
import { VideoPlayer } from '@geven/ui/VideoPlayer';
import { fileOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';

/** Where films are, by the field `provider`: the page to go to, and the player below the origin that the shop names. */
const HOSTS = {
  youtube: {
    name: 'YouTube',
    id: /^[\w-]{11}$/,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
    player: (id: string) => `/embed/${id}?autoplay=1`,
  },
  vimeo: {
    name: 'Vimeo',
    id: /^\d{6,12}$/,
    page: (id: string) => `https://vimeo.com/${id}`,
    player: (id: string) => `/video/${id}?autoplay=1&dnt=1`,
  },
} as const;

/**
 * A film behind its picture: nothing is loaded from its host before the visitor asks for it. Where the shop plays none of
 * that host, it is a link to the film's page.
 */
export function VideoBlock({ block, provider: { films, picture, fill, words } }: BlockProps) {
  const key = textOf(block.provider);
  const host = Object.hasOwn(HOSTS, key) ? HOSTS[key as keyof typeof HOSTS] : null;
  const id = textOf(block.video_id);
  const title = fill(textOf(block.title));
  const poster = picture(fileOf(block.poster));
  if (!host?.id.test(id) || !title) return null;
  const origin = films.playerOrigin(key);
  return (
    <VideoPlayer
      href={host.page(id)}
      label={origin ? words.playVideo(title, host.name) : words.watchVideo(title, host.name)}
      note={origin && films.note(host.name)}
      player={origin ? origin + host.player(id) : undefined}
      poster={poster && <Picture {...poster} alt="" ratio="16 / 9" sizes="(max-width: 767px) 100vw, 760px" />}
      title={title}
    />
  );
}
