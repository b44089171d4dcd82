'use client';
import { useEffect } from 'react';
import { readStored, writeStored } from '@/lib/device/device-storage';
import { CATEGORY_TEXT_ID } from './category-text-id';

/** Remembers on the device whether category texts are shown (showCategoryText): they are, until somebody closes one. */
export function RememberCategoryText() {
  useEffect(() => {
    const details = document.getElementById(CATEGORY_TEXT_ID);
    if (!(details instanceof HTMLDetailsElement)) return;
    const onToggle = () => writeStored(CATEGORY_TEXT_ID, details.open ? null : 'closed');
    if (readStored(CATEGORY_TEXT_ID) === 'closed') details.open = false;
    // Closed before scripts were there to note it.
    else if (!details.open) onToggle();
    details.addEventListener('toggle', onToggle);
    return () => details.removeEventListener('toggle', onToggle);
  }, []);
  return null;
}
