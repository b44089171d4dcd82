import { Text } from '@geven/ui/Text';
import { Unit } from '@geven/ui/Unit';
import type { CartMessages } from '../../lib/cart-messages';
import type { AreaKind, LineFacts } from '../../lib/line-facts';
import type { Translate } from '../../lib/translate';
import { LineFinishes } from './LineFinishes';
import { figures } from './order.css';

interface LineFiguresProps {
  facts: LineFacts;
  text: Translate<CartMessages>;
}

/** Size and kind, what the line comes to in m, m² and kg, and its unit prices in one size (legal duty). */
export function LineFigures({ facts, text }: LineFiguresProps) {
  const area = facts.area && `m²${areaWord(facts.area.kind, text)}`;
  const rest = [facts.length, facts.kind].filter(Boolean).join(', ');
  return (
    <>
      {(facts.size || rest) && (
        <Text>
          {facts.size && (
            <>
              {facts.size}
              <Unit>mm</Unit>
            </>
          )}
          {facts.size && rest && ', '}
          {rest}
        </Text>
      )}
      <LineFinishes facts={facts} />
      {facts.metres && (
        <>
          <ul className={figures}>
            <Figure unit="m" value={facts.metres} />
            {facts.area && area && <Figure unit={area} value={facts.area.value} />}
            <Figure unit="kg" value={facts.weight} />
          </ul>
          <UnitPrices facts={facts} text={text} />
        </>
      )}
    </>
  );
}

/** Price per metre and per m², in one size: the metre is the legal unit. */
export function UnitPrices({ facts, text }: LineFiguresProps) {
  const area = facts.area ? `m²${areaWord(facts.area.kind, text)}` : 'm²';
  return (
    <ul className={figures}>
      {facts.pricePerMetre && <Figure unit="/m" value={`€\u00a0${facts.pricePerMetre}`} />}
      {facts.pricePerArea && <Figure unit={`/${area}`} value={`€\u00a0${facts.pricePerArea}`} />}
    </ul>
  );
}

function Figure({ value, unit }: { value: string; unit: string }) {
  return (
    <Text as="li">
      {value}
      <Unit>{unit}</Unit>
    </Text>
  );
}

function areaWord(kind: AreaKind, text: Translate<CartMessages>): string {
  return kind === 'plain' ? '' : ` ${text(kind)}`;
}
