import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CoverDrawing } from './CoverDrawing/CoverDrawing';
import { DimensionLine } from './DimensionLine/DimensionLine';
import { HazardPictogram } from './HazardPictogram/HazardPictogram';
import { Icon } from './Icon/Icon';
import { LengthBar } from './LengthBar/LengthBar';
import { Meter } from './Meter/Meter';
import { SectionDrawing } from './SectionDrawing/SectionDrawing';
import { Stars } from './Stars/Stars';

const board = { profile: 'grooved', thickness: 25, width: 145 } as const;

const drawings: Readonly<Record<string, ReactElement>> = {
  CoverDrawing: (
    <CoverDrawing {...board} cover={150} labels={{ thickness: 25, width: 145, cover: 150, gap: 5 }} title="Board" />
  ),
  DimensionLine: <DimensionLine>145 mm</DimensionLine>,
  HazardPictogram: <HazardPictogram code="GHS02" label="Flammable" />,
  Icon: <Icon name="cart" />,
  LengthBar: <LengthBar face="/face.webp" grain="#AE7A44" length={2} longest={4} />,
  Meter: <Meter label="Size" max={10} value={4} valueText="4 of 10 MB" />,
  SectionDrawing: <SectionDrawing {...board} grain="#AE7A44" hasDimensions reserve={45} scale={2} />,
  Stars: <Stars label="4.5 of 5" value={4.5} />,
};

describe("drawings under the policy style-src 'self'", () => {
  it.each(Object.entries(drawings))('%s needs no inline style, which the policy would drop', (_, drawing) => {
    expect(renderToStaticMarkup(drawing)).not.toContain('style=');
  });
});
