import { Head, Html, Preview } from '@react-email/components';
import { Fragment, type ReactNode } from 'react';
import { MailImage } from './MailImage';
import type { MailFrameContent } from './mail-content';
import { MAIL_CSS } from './mail-css';
import { mailStyles } from './mail-styles';

interface MailFrameProps extends MailFrameContent {
  readonly children: ReactNode;
}

/** The sheet around every mail: the logotype above, who we are below. */
export function MailFrame({ locale, preview, logotype, footer, pages, children }: MailFrameProps) {
  return (
    <Html lang={locale}>
      <Head>
        <meta content="width=device-width" name="viewport" />
        <meta content="light dark" name="color-scheme" />
        <meta content="light dark" name="supported-color-schemes" />
        <style>{MAIL_CSS}</style>
      </Head>
      <body className="page" style={mailStyles.body}>
        <Preview>{preview}</Preview>
        <table cellPadding={0} cellSpacing={0} role="presentation" width="100%">
          <tbody>
            <tr>
              <td align="center" className="page" style={mailStyles.page}>
                <table
                  align="center"
                  cellPadding={0}
                  cellSpacing={0}
                  className="sheet"
                  role="presentation"
                  style={mailStyles.sheet}
                  width="600"
                >
                  <tbody>
                    <tr>
                      <td className="gutter strong" style={mailStyles.header}>
                        {logotype && <MailImage {...logotype} />}
                      </td>
                    </tr>
                    <tr>
                      <td className="gutter" style={mailStyles.main}>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td className="gutter foot" style={mailStyles.footer}>
                        {footer.map((line) => (
                          <div key={line}>{line}</div>
                        ))}
                        <div>
                          {pages.map(({ label, url }) => (
                            <Fragment key={url}>
                              <a className="link" href={url} style={mailStyles.link}>
                                {label}
                              </a>{' '}
                            </Fragment>
                          ))}
                        </div>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </Html>
  );
}
