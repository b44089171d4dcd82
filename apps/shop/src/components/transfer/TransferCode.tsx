import { encode } from 'uqr';
import * as styles from './bank.css';

interface TransferCodeProps {
  /** What a banking app reads from it (EPC069-12). */
  payload: string;
  /** What it is, for screen readers. */
  label: string;
}

/** White modules around a code that readers need to find it. */
const QUIET_ZONE = 4;

/** A QR code that fills in a transfer in a banking app; black on white in every theme, or no camera reads it. */
export function TransferCode({ payload, label }: TransferCodeProps) {
  const { size, data } = encode(payload, { ecc: 'M', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      aria-label={label}
      className={styles.transferCode}
      height={176}
      role="img"
      viewBox={`0 0 ${size} ${size}`}
      width={176}
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </svg>
  );
}
