import type { MailMessage } from '../../../ports/mail';

/** A mail as it arrives: subject and recipient, the HTML in a frame of its own, and the plain text. */
export function MailPreview({ message: { subject, to, html, text, attachments } }: { readonly message: MailMessage }) {
  return (
    <>
      <p>
        <strong>{subject}</strong> – {to.name} &lt;{to.email}&gt; – {attachments.map(({ name }) => name).join(', ')}
      </p>
      <iframe title={subject} srcDoc={html} style={{ width: '100%', height: '60rem', border: 0 }} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} style={{ overflowX: 'auto' }}>
        {text}
      </pre>
    </>
  );
}
