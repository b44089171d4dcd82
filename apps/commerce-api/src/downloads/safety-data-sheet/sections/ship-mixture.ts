import { formatDate } from '@geven/timber';
import type { SheetBlock } from '../../../ports/sheet';
import { consequences, list, type SectionSource, statementText } from './section-source';

/** Sections 13 to 16: how to get rid of it, how it travels, which law holds, and what the codes mean. */
export function shipMixture(source: SectionSource) {
  const { mixture, t, date, locale } = source;
  return {
    disposal: [
      list(
        ...consequences(source, 'disposal.product'),
        t('disposal.packaging'),
        t('disposal.code', { code: mixture.wasteCode }),
      ),
    ],
    transport: transport(source),
    law: [list(t('law.base'), ...mixture.regulations.map((each) => t(`law.${each}`)), t('law.assessment'))],
    other: [
      { type: 'paragraph', text: t('other.statements') } as const,
      list(...codesOf(source).map((code) => statementText(code, source))),
      { type: 'paragraph', text: t('other.method', { date: formatDate(date, locale) }) } as const,
    ],
  };
}

function transport({ mixture, t }: SectionSource): SheetBlock[] {
  const goods = mixture.transport;
  if (!goods) return [{ type: 'paragraph', text: t('transport.none') }];
  return [
    {
      type: 'facts',
      rows: [
        [t('transport.number'), goods.number],
        [t('transport.name'), t(`transport.names.${goods.number}`)],
        [t('transport.class'), goods.class],
        [t('transport.group'), goods.packingGroup],
        [t('transport.marine'), t(goods.isMarinePollutant ? 'transport.yes' : 'transport.no')],
        [t('transport.limited'), goods.limitedQuantity],
        ...(goods.isFreeUpToFiveLitres ? [[t('transport.free'), t('transport.freeValue')] as const] : []),
      ],
    },
  ];
}

/** Every statement that the label, the classification or an ingredient has, in the order of their codes. */
function codesOf({ mixture }: SectionSource) {
  const classified = [mixture, ...mixture.ingredients].flatMap(({ classification }) => classification);
  const codes = [...mixture.label.statements, ...classified.map(([, code]) => code)];
  return [...new Set(codes)].sort();
}
