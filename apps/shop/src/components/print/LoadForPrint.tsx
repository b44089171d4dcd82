'use client';
import { useEffect } from 'react';

/** Loads the pictures that nobody has scrolled to yet when the page is about to be printed. */
export function LoadForPrint() {
  useEffect(() => {
    const load = () => {
      for (const picture of document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')) {
        picture.loading = 'eager';
      }
    };
    window.addEventListener('beforeprint', load);
    return () => window.removeEventListener('beforeprint', load);
  }, []);
  return null;
}
