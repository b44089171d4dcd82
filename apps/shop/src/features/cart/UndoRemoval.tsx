import { Notice } from '@geven/ui/Notice';
import { TextButton } from '@geven/ui/TextButton';
import { screenOnly } from '@/components/print/print.css';
import type { Texts } from '@/lib/texts/areas';

interface UndoRemovalProps {
  /** Of the line that has just been removed. */
  name: string;
  onUndo: () => void;
  text: Texts<'cart'>;
}

/** Says which line was removed, and brings it back: a press on the wrong line costs one more press. */
export function UndoRemoval({ name, onUndo, text }: UndoRemovalProps) {
  return (
    <div className={screenOnly}>
      <Notice title={text('removed', { name })} tone="info">
        <TextButton onClick={onUndo}>{text('undo')}</TextButton>
      </Notice>
    </div>
  );
}
