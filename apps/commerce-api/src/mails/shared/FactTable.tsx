import type { Fact } from './mail-content';
import { mailStyles } from './mail-styles';

/** Labels with their values, one below the other. */
export function FactTable({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <table cellPadding={0} cellSpacing={0} width="100%">
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th className="label muted" scope="row" style={mailStyles.label}>
              {label}
            </th>
            <td className="fact" style={mailStyles.fact}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
