import * as styles from './ranges.css';

/** From number to number, with what is joined to them by no-break spaces: `16–18 %`. */
const RANGE = /([^ ]*\d–\d[^ ]*)/;

/** A text whose ranges stay in one line: browsers break behind a dash. */
export function UnbrokenRanges({ children }: { children: string }) {
  return children.split(RANGE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className={styles.range} key={part}>
        {part}
      </span>
    ),
  );
}
