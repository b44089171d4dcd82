import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last press or key until the pieces are sent: one call for a row of presses. */
const REST_MS = 400;

/** Pieces as they are typed and pressed; `send` gets them when they come to rest, and the server's number wins after. */
export function useDraftPieces(saved: number, refused: number | undefined, send: (pieces: number) => void) {
  const [pieces, setPieces] = useState(refused ?? saved);
  const [lastSaved, setLastSaved] = useState(saved);
  const [isWaiting, setIsWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (saved !== lastSaved) {
    setLastSaved(saved);
    if (!isWaiting) setPieces(saved);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setIsWaiting(false);
  };
  return {
    pieces,
    setPieces: (next: number) => {
      setPieces(next);
      stop();
      setIsWaiting(true);
      timer.current = setTimeout(() => {
        stop();
        send(next);
      }, REST_MS);
    },
    /** Sends at once what still waits. */
    flush: () => {
      if (timer.current === undefined) return;
      stop();
      send(pieces);
    },
  };
}
