import type { TextBlock } from './mail-content';
import { mailStyles } from './mail-styles';

/** A heading with lines close below each other. */
export function NoteBlock({ title, lines }: TextBlock) {
  return (
    <>
      <h2 style={mailStyles.heading}>{title}</h2>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </>
  );
}
