import { z } from 'zod';
import { parseVariables, type Variables } from './parse-variables';

/** What areas know of the shop as a whole. */
export interface Surroundings {
  /** Whether strangers can reach the shop. */
  readonly isPublic: boolean;
}

/** The settings of an area. */
export interface AreaSettings<Shape extends z.ZodRawShape, Settings> {
  /** The variables with their defaults, each named here and nowhere else. */
  readonly shape: Shape;
  /** Variables that a public shop must be told: their defaults are samples, or leave something open. */
  readonly neededInPublic: readonly string[];
  /** What programs get of the variables. */
  read(variables: Variables, surroundings: Surroundings): Settings;
}

interface AreaOptions<Shape> {
  readonly neededInPublic?: readonly (keyof Shape & string)[];
}

/** Names the variables of an area and groups them for programs. */
export function areaSettings<Shape extends z.ZodRawShape, Settings>(
  shape: Shape,
  toSettings: (values: z.output<z.ZodObject<Shape>>, surroundings: Surroundings) => Settings,
  { neededInPublic = [] }: AreaOptions<Shape> = {},
): AreaSettings<Shape, Settings> {
  const schema = z.object(shape);
  return {
    shape,
    neededInPublic,
    read: (variables, surroundings) => toSettings(parseVariables(schema, variables), surroundings),
  };
}

/** `on` or `off`. */
export const onOff = (byDefault: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(byDefault)
    .transform((value) => value === 'on');

/** `on`, `off` or unset, which lets the area decide. */
export const onOffOrUnset = () =>
  z
    .enum(['on', 'off'])
    .optional()
    .transform((value) => (value === undefined ? undefined : value === 'on'));
