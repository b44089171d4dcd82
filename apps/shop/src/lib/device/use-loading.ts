import { useEffect, useState } from 'react';

/** ms until something that is under way is shown to be (CN-06). */
const LOADING_DELAY_MS = 200;

/** Whether to show that something is loading: only what takes longer than 200 ms, or the page would flicker (CN-06). */
export function useLoading(isUnderWay: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setIsLong(true), LOADING_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isUnderWay]);
  return isUnderWay && isLong;
}
