import { PRECAUTIONARY_STATEMENTS } from '@geven/catalogue-records';
import type { SheetBlock } from '../../../ports/sheet';
import { classificationText, figure, list, type SectionSource, statementText } from './section-source';

/** Sections 1 to 3: what it is, what it does, what it is made of. */
export function describeMixture(source: SectionSource) {
  return { identity: identity(source), hazards: hazards(source), composition: composition(source) };
}

function identity({ product, publisher, mixture, t }: SectionSource): SheetBlock[] {
  const values = { title: product.title.name, itemNumber: product.itemNumber };
  return [
    {
      type: 'facts',
      rows: [
        [t('identity.product'), t('identity.productValue', values)],
        [t('identity.use'), t(`mixtures.${mixture.key}.use`)],
        [t('identity.supplier'), t('identity.supplierValue', { ...publisher })],
        [t('identity.emergency'), t('identity.emergencyValue')],
      ],
    },
  ];
}

function hazards(source: SectionSource): SheetBlock[] {
  const { product, mixture, locale, t } = source;
  const { hazardPictograms, signalWord } = product.safety;
  const named = mixture.ingredients.filter(({ isOnLabel }) => isOnLabel).map(({ key }) => t(`ingredients.${key}`));
  return [
    {
      type: 'facts',
      rows: [
        [t('label.classification'), classificationText(mixture.classification)],
        [t('label.pictograms'), hazardPictograms.join(', ')],
        ...(signalWord ? [[t('label.signalWord'), t(signalWord.toLowerCase())] as const] : []),
        [t('label.contains'), named.join(', ')],
        [t('label.other'), t(`mixtures.${mixture.key}.other`)],
      ],
    },
    { type: 'paragraph', text: `${t('label.statements')}:` },
    list(...mixture.label.statements.map((code) => statementText(code, source))),
    { type: 'paragraph', text: `${t('label.precautions')}:` },
    list(...mixture.label.precautions.map((code) => `${code}: ${PRECAUTIONARY_STATEMENTS[code][locale]}`)),
  ];
}

function composition(source: SectionSource): SheetBlock[] {
  const { mixture, t } = source;
  return [
    { type: 'paragraph', text: t(`mixtures.${mixture.key}.composition`) },
    {
      type: 'table',
      columns: ['name', 'numbers', 'share', 'classification'].map((name) => ({ head: t(`composition.${name}`) })),
      rows: mixture.ingredients.map(({ key, cas, ec, share, classification }) => [
        t(`ingredients.${key}`),
        `${cas ?? '–'} · ${ec ?? '–'}`,
        figure(share, source),
        classificationText(classification) || t('composition.none'),
      ]),
    },
    { type: 'paragraph', text: t('composition.fullText'), isQuiet: true },
  ];
}
