import { html, page } from '../http/page';
import type { ReceivedMessage } from './received-message';

/** The list of messages. */
export function mailListPage(messages: readonly ReceivedMessage[]): string {
  if (messages.length === 0) return page('Mail', html`<p>No mail has arrived yet.</p>`);
  const rows = messages.map(
    ({ id, subject, to, date }) => html`<tr><td><a href="/mail/${id}">${subject || '(no subject)'}</a></td>
<td>${to.join(', ')}</td><td><time datetime="${date ?? ''}">${date ?? ''}</time></td></tr>
`,
  );
  return page(
    'Mail',
    html`<table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Sent</th></tr></thead>
<tbody>${rows}</tbody></table>`,
  );
}
