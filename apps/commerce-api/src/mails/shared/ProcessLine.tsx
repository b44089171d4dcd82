import type { Process, ProcessStation } from './mail-content';
import { mailStyles } from './mail-styles';

/** What happens next on a dimension line, the present in bold; on a phone it runs downwards. */
export function ProcessLine({ title, stations }: Process) {
  return (
    <table aria-label={title} cellPadding={0} cellSpacing={0} style={mailStyles.part} width="100%">
      <tbody>
        <tr>
          {stations.map((station, index) => (
            <Station
              isLast={index === stations.length - 1}
              key={station.label}
              share={100 / stations.length}
              {...station}
            />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface StationProps extends ProcessStation {
  readonly isLast: boolean;
  /** Of the line, in percent. */
  readonly share: number;
}

function Station({ label, when, isNow, isLast, share }: StationProps) {
  const { tick, tickNow, tickBelowNow, tickLast, line, lineNow } = mailStyles;
  const side = { ...tick, ...(isLast ? tickLast : {}) };
  return (
    <td
      aria-current={isNow ? 'step' : undefined}
      className={['station', isNow && 'now', isLast && 'last'].filter(Boolean).join(' ')}
      style={mailStyles.cell}
      width={`${share}%`}
    >
      <table cellPadding={0} cellSpacing={0} className="ticks" role="presentation" width="100%">
        <tbody>
          <tr>
            <td style={{ ...side, ...(isNow ? { ...tickNow, ...lineNow } : line) }}>&nbsp;</td>
          </tr>
          <tr>
            <td style={{ ...side, ...(isNow ? tickBelowNow : {}) }}>&nbsp;</td>
          </tr>
        </tbody>
      </table>
      <div className={isNow ? 'words' : 'words muted'} style={isNow ? mailStyles.wordsNow : mailStyles.words}>
        <div>{label}</div>
        {when && (
          <div className="when" style={mailStyles.when}>
            {when}
          </div>
        )}
      </div>
    </td>
  );
}
