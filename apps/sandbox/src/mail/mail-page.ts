import { html, Markup, page } from '../http/page';
import type { ReceivedMessage } from './received-message';

/** One message: as it is seen, as text, what is attached and its headers. */
export function mailPage(message: ReceivedMessage): string {
  return page(
    message.subject || '(no subject)',
    html`<p>From ${message.from} to ${message.to.join(', ')}</p>
${shown(message)}${attached(message)}
<h2>Text</h2><pre>${message.text}</pre>
<h2>Headers</h2><table><tbody>${message.headers.map(
      ({ key, value }) => html`<tr><th scope="row">${key}</th><td>${value}</td></tr>`,
    )}</tbody></table>`,
  );
}

function shown({ html: source }: ReceivedMessage): Markup {
  if (!source) return new Markup('');
  return html`<h2>HTML</h2><iframe sandbox title="Message" srcdoc="${source}"></iframe>`;
}

function attached({ id, attachments }: ReceivedMessage): Markup {
  if (attachments.length === 0) return new Markup('');
  const items = attachments.map(
    ({ filename, content }, index) =>
      html`<li><a href="/mail/${id}/attachments/${index}">${filename}</a> (${content.byteLength} bytes)</li>`,
  );
  return html`<h2>Attachments</h2><ul>${items}</ul>`;
}
