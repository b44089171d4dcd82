import type { PageContext } from '@/lib/routing/page-context';
import type { Messages } from '@/lib/texts/areas';
import type { Translate } from '@/lib/texts/translate';
import type { BoardSize, BuyRow, FinishChoice } from '../buy/buy-content';

export type CalculatorMessages = Pick<Messages<'product'>, 'calc'>;
export type CalculatorText = Translate<CalculatorMessages>;

/** What the calculator knows of the product, as data. */
export interface ProductFacts {
  readonly address: string;
  readonly cover: number;
  /** Running metres per m². */
  readonly autoConversion: number | null;
  readonly rows: readonly BuyRow[];
  readonly finishes: readonly FinishChoice[];
  readonly step: number;
  readonly board: BoardSize | null;
  /** What it covers stands upright: it has a height. */
  readonly isWall: boolean;
  /** Of the wood in the plan. */
  readonly colour: string | undefined;
  /** Address of a picture of its face. */
  readonly face: string | undefined;
  readonly context: PageContext;
  readonly messages: CalculatorMessages;
}
