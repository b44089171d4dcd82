import type { TreeStory } from '@geven/story-delivery';
import { html, Markup, page } from '../http/page';
import { editableFields } from './editable-fields';

export const LANGUAGES = ['de', 'nl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

interface EditorPageOptions {
  readonly state: TreeStory;
  readonly language: Language;
  /** Where the shop shows the draft. */
  readonly preview: string;
}

/** A story's texts in one language beside what they become. */
export function editorPage({ state: { draft, published }, language, preview }: EditorPageOptions): string {
  const slug = draft.translated_slugs?.find(({ lang }) => lang === language)?.slug ?? draft.slug;
  const exists = Array.isArray(draft.content.languages) ? draft.content.languages : LANGUAGES;
  return page(
    draft.name,
    html`<p><a href="/stories">All stories</a> · ${draft.full_slug} · ${published ? 'published' : 'draft'}</p>
<nav aria-label="Language"><p>${LANGUAGES.map((each) =>
      each === language
        ? html`<strong aria-current="page">${each}</strong> `
        : html`<a href="/stories/${draft.id}?language=${each}">${each}</a> `,
    )}</p></nav>
<div class="editor"><form method="post" action="/stories/${draft.id}" id="story">
<input type="hidden" name="language" value="${language}">
<p><button name="action" value="save">Save draft</button> <button name="action" value="publish">Publish</button>
<button name="action" value="unpublish">Unpublish</button> <button name="action" value="delete">Delete</button></p>
<p><label>Last part of the address <input name="slug" value="${slug}"></label></p>
<fieldset><legend>Exists in</legend>${LANGUAGES.map(
      (each) =>
        html`<label><input type="checkbox" name="exists-${each}"${new Markup(exists.includes(each) ? ' checked' : '')}> ${each}</label> `,
    )}</fieldset>
${editableFields(draft.content, language).map(({ path, uid, label, value, isLong }) =>
  isLong
    ? html`<p data-uid="${uid}"><label>${label}<textarea name="content/${path}" rows="4">${value}</textarea></label></p>`
    : html`<p data-uid="${uid}"><label>${label}<input name="content/${path}" value="${value}"></label></p>`,
)}
</form>
<iframe src="${preview}" title="Preview" id="preview"></iframe></div>
<script type="module" src="/stories/editor.js"></script>`,
  );
}
