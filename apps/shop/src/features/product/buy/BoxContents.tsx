import { nonBreaking } from '@geven/timber';
import { Text } from '@geven/ui/Text';
import { type BoxSet, boxSets } from './box-sets';
import * as styles from './buy.css';

/** What the sets of a sample box hold: each with its pieces below it. */
export function BoxContents({ description }: { description: string }) {
  return (
    <div className={styles.sets}>
      {boxSets(description).map((set, index) => (
        <SetOfBox key={set.name} id={`set-${index + 1}`} set={set} />
      ))}
    </div>
  );
}

function SetOfBox({ id, set: { name, pieces } }: { id: string; set: BoxSet }) {
  return (
    <div>
      <Text className={styles.setName} id={id} weight="strong">
        {nonBreaking(name)}
      </Text>
      {pieces.length > 0 && (
        <ul aria-labelledby={id} className={styles.setPieces}>
          {pieces.map((piece) => (
            <li key={piece}>
              <Text as="span">{nonBreaking(piece)}</Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
