import type { FieldTypeId } from '../../../council/ground/dictionary/field-types.ts';

export type Dimension = 'area' | 'homes' | 'density' | 'length' | 'money' | 'share';

interface Unit {
  dimension: Dimension;
  /** In square metres, metres, pounds, per cent, homes, homes a hectare. */
  size: number;
  words: string[];
}

const unit = (dimension: Dimension, size: number, all: string): Unit[] =>
  all.split(', ').map((phrase) => ({ dimension, size, words: phrase.split(' ') }));

/** Every way of writing a unit, the longest first; words are in the singular, like stems. */
export const UNITS: Unit[] = [
  ...unit('area', 10_000, 'ha, hectare, hectares, hectare of land'),
  ...unit('area', 4_046.8564224, 'acre, ac'),
  ...unit('area', 1, 'm2, m², sqm, sq m, square metre, square meter'),
  ...unit('area', 0.09290304, 'ft2, ft², sqft, sq ft, square foot, square feet'),
  ...unit('area', 1_000_000, 'km2, km², square kilometre'),
  ...unit(
    'homes',
    1,
    'home, dwelling, unit, house, flat, residential unit, housing unit, new home, net dwelling, property',
  ),
  ...unit(
    'density',
    1,
    'dph, unit per hectare, home per hectare, dwelling per hectare, unit / ha, home / ha, dwelling / ha, unit per ha, home per ha, dwelling per ha',
  ),
  ...unit('length', 1, 'm, metre, meter'),
  ...unit('length', 1_000, 'km, kilometre, kilometer'),
  ...unit('length', 1_609.344, 'mile, mi'),
  ...unit('length', 0.9144, 'yard, yd'),
  ...unit('length', 0.3048, 'ft, foot, feet'),
  ...unit('money', 1, 'pound, gbp'),
  ...unit('share', 1, '%, percent, per cent, percentage'),
].toSorted((a, b) => b.words.length - a.words.length);

/** What a dictionary type measures, and one of its units in ours. */
export const MEASURES: Partial<Record<FieldTypeId, { dimension: Dimension; size: number }>> = {
  'area.hectares': { dimension: 'area', size: 10_000 },
  'area.square-metres': { dimension: 'area', size: 1 },
  'area.square-feet': { dimension: 'area', size: 0.09290304 },
  metres: { dimension: 'length', size: 1 },
  feet: { dimension: 'length', size: 0.3048 },
  'residential-units': { dimension: 'homes', size: 1 },
  'residential-units-per-hectare': { dimension: 'density', size: 1 },
  'money.pounds': { dimension: 'money', size: 1 },
  percentage: { dimension: 'share', size: 1 },
};

/** A length may be a distance on the map, so without a field's name it does not imply a field. */
export const NAMES_NO_FIELD: ReadonlySet<Dimension> = new Set<Dimension>(['length']);
