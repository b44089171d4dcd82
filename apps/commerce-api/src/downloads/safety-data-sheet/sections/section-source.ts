import { HAZARD_STATEMENTS, type HazardCode } from '@geven/catalogue-records';
import type { TFunction } from 'i18next';
import type { SheetBlock } from '../../../ports/sheet';
import type { SheetSource } from '../../sheet-frame';
import { type Consequence, consequenceKey } from '../hazard-consequences';
import type { Mixture } from '../mixture';

/** What the sections are written from. */
export interface SectionSource extends SheetSource {
  readonly mixture: Mixture;
  readonly t: TFunction;
}

/** A list of what has to be known or done, one sentence or two each. */
export const list = (...items: string[]): SheetBlock => ({ type: 'list', items });

/** Texts that the hazards of the mixture ask for. */
export const consequences = ({ mixture, t }: SectionSource, ...of: Consequence[]): string[] =>
  of.map((each) => t(consequenceKey(each, mixture.label.statements)));

/** A statement with its code, word for word. */
export const statementText = (code: HazardCode, { locale }: SectionSource): string =>
  `${code}: ${HAZARD_STATEMENTS[code][locale]}`;

/** For example `Skin Corr. 1B, H314`, several separated by semicolons. */
export const classificationText = (classification: Mixture['classification']): string =>
  classification.map(([category, code]) => `${category}, ${code}`).join('; ');

/** A figure or range as it is written with a point, in the notation of the language. */
export const figure = (value: string, { locale }: SectionSource): string =>
  locale === 'en' ? value : value.replaceAll('.', ',');
