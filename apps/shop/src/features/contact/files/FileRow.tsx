import { TextButton } from '@geven/ui/TextButton';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import type { Messages } from '@/lib/texts/areas';
import type { Translate } from '@/lib/texts/translate';
import * as styles from './files.css';
import type { ListedFile } from './use-uploads';

interface FileRowProps {
  file: ListedFile;
  text: Translate<Messages<'uploads'>>;
  /** Its size as it is written. */
  size: string;
  /** Why it was not taken. */
  problem: string | null;
  onRemove(): void;
}

/** The extension of a file name; a dash where there is none. */
const typeOf = (name: string) => /\.(\w{2,4})$/.exec(name)?.[1] ?? '–';

/** A file with its type, its size, how much of it is sent, and the way to be rid of it. */
export function FileRow({ file, text, size, problem, onRemove }: FileRowProps) {
  const isSending = !file.upload && !problem;
  return (
    <li className={styles.row}>
      {/* Hidden from screen readers: the name beside it ends with it. */}
      <span aria-hidden className={styles.type}>
        {typeOf(file.name)}
      </span>
      <span className={styles.name}>{file.name}</span>
      <span className={styles.size}>{size}</span>
      <TextButton onClick={onRemove} size="small">
        {text(isSending ? 'cancel' : 'remove')}
        <VisuallyHidden> {file.name}</VisuallyHidden>
      </TextButton>
      {isSending && (
        <progress aria-label={text('sending', { name: file.name })} className={styles.progress} value={file.share} />
      )}
      {problem && <span className={styles.problem}>{problem}</span>}
    </li>
  );
}
