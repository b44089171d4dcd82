'use client';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './VideoPlayer.css';

export interface VideoPlayerProps {
  /** Where the film can be watched without the player: where the link leads before scripts have loaded. */
  href: string;
  /** Address of the player, loaded only after a press; without one the film is a link. */
  player?: string | undefined;
  /** Name of the film. */
  title: string;
  /** What a press does, such as "Play: Oiling a deck (YouTube)". */
  label: string;
  /** A picture of the film, 16 : 9. */
  poster?: ReactNode;
  /** What to know before a press, such as what the host learns by it; stands below until then. */
  note?: ReactNode;
  className?: string | undefined;
}

/** A film behind its picture: its host hears nothing of a visitor who does not press. */
export function VideoPlayer({ href, player, title, label, poster, note, className }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  const play = (event: MouseEvent) => {
    // A new tab is asked for with these.
    if (!player || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <div className={className}>
      <div className={styles.root}>
        {isPlaying ? (
          <iframe
            allow="autoplay; fullscreen; picture-in-picture"
            className={styles.player}
            // Focus was on the link that is gone.
            ref={(frame) => frame?.focus()}
            referrerPolicy="strict-origin-when-cross-origin"
            src={player}
            title={title}
          />
        ) : (
          <a className={styles.link} href={href} onClick={play}>
            {poster}
            <span className={styles.label}>
              <Icon name="play" />
              {label}
            </span>
          </a>
        )}
      </div>
      {!isPlaying && note}
    </div>
  );
}
