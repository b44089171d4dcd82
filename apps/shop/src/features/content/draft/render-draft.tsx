'use server';
import { isStoryWithinLimits, type Story } from '@geven/story-reader';
import type { ReactNode } from 'react';
import { readDraftRequest } from '@/lib/content/draft-request';
import { readPageContext } from '@/lib/routing/page-context';
import { DraftStory } from './DraftStory';

/**
 * Renders a story as the editor has it now, while somebody types. Anybody may call it, so it checks the editor's
 * signature itself, and it stores nothing: what it renders goes back to whoever sent it. Null for everybody else, and
 * for what is no story or too large for one.
 */
export async function renderDraft(signature: string, story: unknown): Promise<ReactNode> {
  const request = readDraftRequest(new URLSearchParams(String(signature)));
  const context = request && readPageContext({ locale: request.locale, vat: 'incl' });
  if (!context || !isStory(story) || String(story.id) !== request.storyId || !isStoryWithinLimits(story.content)) {
    return null;
  }
  return <DraftStory context={context} story={story} />;
}

function isStory(value: unknown): value is Story {
  if (typeof value !== 'object' || value === null || !('content' in value)) return false;
  const { content } = value;
  return typeof content === 'object' && content !== null && 'component' in content;
}
