'use client';
import { useEffect } from 'react';
import { CATEGORY_TEXT_ID } from './category-text-id';

/** Remembers on the device whether category texts are shown (showCategoryText): they are, until somebody closes one. */
export function CategoryTextMemory() {
  useEffect(() => {
    const details = document.getElementById(CATEGORY_TEXT_ID);
    if (!(details instanceof HTMLDetailsElement)) return;
    if (read() === 'closed') details.open = false;
    const onToggle = () => write(details.open ? null : 'closed');
    details.addEventListener('toggle', onToggle);
    return () => details.removeEventListener('toggle', onToggle);
  }, []);
  return null;
}

// Storage may be closed, for example in private windows: then every page shows its text.
function read(): string | null {
  try {
    return localStorage.getItem(CATEGORY_TEXT_ID);
  } catch {
    return null;
  }
}

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(CATEGORY_TEXT_ID);
    else localStorage.setItem(CATEGORY_TEXT_ID, value);
  } catch {}
}
