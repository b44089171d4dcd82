import type { TreeStory } from '@geven/story-delivery';
import { html, Markup, page } from '../http/page';
import { FAULTS, type Fault } from './delivery-routes';

/** What is to be said about a story's state. */
function stateOf({ draft, published }: TreeStory): string {
  if (!published) return 'draft';
  return JSON.stringify(draft.content) === JSON.stringify(published.content) && draft.slug === published.slug
    ? 'published'
    : 'published, with changes';
}

/** Every story by its path, a form for a new one, and what the service does wrong. */
export function storyListPage(stories: readonly TreeStory[], fault: Fault, problem?: 'bad-address'): string {
  const sorted = stories
    .filter(({ draft }) => !draft.is_folder)
    .sort((one, other) => one.draft.full_slug.localeCompare(other.draft.full_slug));
  return page(
    'Stories',
    html`<p>The content service of this sandbox: what is published here is in the shop within seconds.</p>
<table><thead><tr><th scope="col">Path</th><th scope="col">Name</th><th scope="col">State</th></tr></thead>
<tbody>${sorted.map(
      (story) => html`<tr><th scope="row"><a href="/stories/${story.draft.id}">${story.draft.full_slug}</a></th>
<td>${story.draft.name}</td><td>${stateOf(story)}</td></tr>`,
    )}</tbody></table>
<h2>New story</h2>
${problem ? html`<p role="alert">The path must be new, in an existing folder, of small letters, digits and hyphens.</p>` : ''}
<form method="post" action="/stories">
<p><label>Name <input name="name" required maxlength="120"></label></p>
<p><label>Path, such as t/care <input name="path" required maxlength="200"></label></p>
<button>Create</button></form>
<h2>Fault</h2>
<form method="post" action="/stories/faults">
<p><label>What the delivery API does wrong <select name="mode">${FAULTS.map(
      (mode) => html`<option value="${mode}"${new Markup(mode === fault ? ' selected' : '')}>${mode}</option>`,
    )}</select></label></p>
<p><label>Only for paths that end with <input name="path" placeholder="stories/t/terms"></label></p>
<button>Set</button></form>`,
  );
}
