export interface ErrorNoticeProps {
  /** BCP 47. */
  lang: string;
  texts: { heading: string; text: string; retry: string; home: string };
}

/** Says in one language that a page could not be made, and how to go on. Its own styles: nothing else may be there. */
export function ErrorNotice({ lang, texts }: ErrorNoticeProps) {
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
      <h1 style={{ fontSize: '1.75rem', lineHeight: 1.2, borderTop: '1px solid', paddingTop: '1.25rem' }}>
        {texts.heading}
      </h1>
      <p>{texts.text}</p>
      <p>
        <a href="" style={{ color: '#173FA8' }}>
          {texts.retry}
        </a>{' '}
        <a href="/" style={{ color: '#173FA8', marginInlineStart: '1.5rem' }}>
          {texts.home}
        </a>
      </p>
    </section>
  );
}
