import type { PageLink } from './mail-content';
import { mailStyles } from './mail-styles';

/** The one thing to do: as wide as the sheet, 52 px high. */
export function MailButton({ label, url }: PageLink) {
  return (
    <table cellPadding={0} cellSpacing={0} role="presentation" style={mailStyles.part} width="100%">
      <tbody>
        <tr>
          <td height={52} style={mailStyles.button}>
            <a href={url} style={mailStyles.buttonLink}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
