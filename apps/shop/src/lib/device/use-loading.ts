import { LOADING_DELAY_MS } from '@geven/timber';
import { useEffect, useState } from 'react';

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
