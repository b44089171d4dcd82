'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface DraftPreviewProps {
  /** The only one whose messages count: the vendor's bridge takes them from anybody. */
  editorOrigin: string;
  /** Renders a story as the editor has it; null when it may not. */
  render: (story: unknown) => Promise<ReactNode>;
  /** The draft as it was saved. */
  children: ReactNode;
}

/** The draft in the editor's frame: a click selects the block, saving loads it again, typing shows at once. */
export function DraftPreview({ editorOrigin, render, children }: DraftPreviewProps) {
  const [typed, setTyped] = useState<ReactNode>(null);
  const newest = useRef(0);
  useEffect(() => {
    const onlyTheEditor = (event: MessageEvent) => {
      if (event.origin !== editorOrigin) event.stopImmediatePropagation();
    };
    // Registered before the bridge's own listener, so that it never hears anybody else.
    window.addEventListener('message', onlyTheEditor);
    let end = () => window.removeEventListener('message', onlyTheEditor);
    const show = async (story: unknown) => {
      newest.current += 1;
      const number = newest.current;
      const rendered = await render(story).catch(() => null);
      // An answer that was overtaken, or that the server refused, changes nothing.
      if (rendered && number === newest.current) setTyped(rendered);
    };
    let isOver = false;
    void import('@storyblok/preview-bridge').then(({ default: Bridge }) => {
      if (isOver) return;
      const bridge = new Bridge({ customParent: editorOrigin });
      bridge.on('input', (event) => void show(event && 'story' in event ? event.story : null));
      bridge.on(['change', 'published'], () => window.location.reload());
      const endFilter = end;
      end = () => {
        bridge.destroy();
        endFilter();
      };
    });
    return () => {
      isOver = true;
      end();
    };
  }, [editorOrigin, render]);
  return typed ?? children;
}
