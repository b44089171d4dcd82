import type { ReactNode } from 'react';
import { mailStyles } from './mail-styles';

interface MailPartProps {
  readonly children: ReactNode;
  /** Ink above it, as between the parts of a page. */
  readonly hasRule?: boolean;
}

/** A part of a mail; a table, the one box that every mail program lays out. */
export function MailPart({ children, hasRule = false }: MailPartProps) {
  return (
    <table cellPadding={0} cellSpacing={0} role="presentation" style={mailStyles.part} width="100%">
      <tbody>
        <tr>
          <td className={hasRule ? 'strong' : undefined} style={hasRule ? mailStyles.ruled : mailStyles.cell}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
