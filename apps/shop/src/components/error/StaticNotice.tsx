export interface StaticNoticeProps {
  /** BCP 47. */
  lang: string;
  heading: string;
  text: string;
  /** The status, in words (ER-12). */
  status?: string | undefined;
  /** What the link to the first page says. */
  home: string;
  /** What the link to this page says, where trying again may help. */
  retry?: string | undefined;
}

/** Says in one language why there is no page and how to go on. Its styles are its own: nothing else may be there. */
export function StaticNotice({ lang, heading, text, status, home, retry }: StaticNoticeProps) {
  return (
    <section
      lang={lang}
      style={{
        font: '16px/1.5 Archivo, Arial, sans-serif',
        color: '#101418',
        maxWidth: '40rem',
        margin: '3rem auto 0',
        padding: '0 1rem',
      }}
    >
      <h1 style={{ fontSize: '1.75rem', lineHeight: 1.2, borderTop: '1px solid', paddingTop: '1.25rem' }}>{heading}</h1>
      <p>{text}</p>
      {status && <p>{status}</p>}
      <p style={{ display: 'flex', gap: '1.5rem' }}>
        {retry && (
          <a href="?" style={{ color: '#173FA8' }}>
            {retry}
          </a>
        )}
        <a href="/" style={{ color: '#173FA8' }}>
          {home}
        </a>
      </p>
    </section>
  );
}
