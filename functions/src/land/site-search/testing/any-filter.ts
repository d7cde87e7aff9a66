import fc from 'fast-check';
import type {
  AreaProjection,
  FieldFilter,
  Filter,
  MapArea,
} from '../../../council/ground/filters/filter.ts';
import type { XY } from './shapes.ts';
import * as varied from './varied-sites.ts';
import type { WrittenFeature } from './write-varied-sites.ts';

type Type = FieldFilter['type'];
/** What a filter says besides its type, property and value: an equality, a condition, or neither. */
type Saying = { equality?: string | null; condition?: string | null };

const sameOrNot: Saying[] = [{}, { equality: null }, { equality: '=' }, { equality: '!=' }];
const looked: Saying[] = [{ condition: 'contains' }, { condition: 'not contains', equality: null }];
const filled: Saying[] = [
  { condition: 'empty' },
  { condition: 'not empty' },
  { condition: 'empty', equality: '=' },
];
const whole: Saying[] = [{}, { equality: '=' }, { condition: null }];
const listed = [...sameOrNot, ...looked, ...filled];

/** Everything that may be said in a filter of each type (specification 002 section 5). */
export const sayings: Record<Type, Saying[]> = {
  text: listed,
  select: listed,
  'checkbox list': listed,
  'in array': listed,
  checkbox: [...sameOrNot, ...filled],
  number: [
    ...['=', '!=', '>', '>=', '<', '<='].map((equality) => ({ equality })),
    { condition: 'empty' },
    { condition: 'not empty' },
  ],
  range: [...whole, ...filled],
  'date range': [...whole, ...filled],
};

const from = <T>(list: readonly T[]) => fc.constantFrom(...list);
const open = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const ends = <T>(value: fc.Arbitrary<T>) => fc.tuple(open(value), open(value));

const typed = fc
  .oneof(
    { weight: 3, arbitrary: from(varied.words) },
    { weight: 1, arbitrary: from(['mill', 'MILL LANE', '%', '_', '\\', "'", ' lane ', '🏠', 'ŷ']) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 3 }) },
  )
  .map((text) => text.replaceAll('\0', '').slice(0, 200));
const number = fc.oneof(
  from(varied.numbers),
  from(varied.wholes),
  from([-0, 1e-7, 1e-300, -1e15, 2.5]),
  // Integers that JavaScript cannot hold exactly are refused.
  fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .filter((each) => !Number.isInteger(each) || Number.isSafeInteger(each)),
);
const day = from([...varied.days, '2024-02-28', '2024-03-01', '2000-01-01']);

const texts = from(['site_name', 'notes', 'site_type', 'search_text']);
const tag = from([...varied.tags, ' Flood Risk', 'unknown', '']);
const chosen: Record<string, fc.Arbitrary<string | number | boolean>> = {
  site_name: from(varied.words),
  site_type: fc.oneof(from(varied.types), from(['Other', 5, true])),
  uses: from([...varied.uses, 'none']),
  grades: from([...varied.grades, '2.5', 9]),
  homes: from([...varied.wholes, '40', 7]),
  size_ha: from(varied.numbers),
  deliverable: from([true, false, 'yes', 'no', 'true', 'false']),
  permission_date: from(varied.days),
  site_tags: tag,
  site_list: from([1, 2, 3, '2', 4]),
  site_selection: from([...varied.selections, varied.selections[0]!.toUpperCase()]),
};
const property = from(Object.keys(chosen));
const noEmptiness = (filter: { dbPropertyName: string } & Saying) =>
  filter.dbPropertyName !== 'site_selection' || !filter.condition?.endsWith('empty');

/** For each type: which property, and a value for it. */
const asked: Record<Type, fc.Arbitrary<{ dbPropertyName: string; value: unknown }>> = {
  text: fc.oneof(
    { weight: 3, arbitrary: fc.record({ dbPropertyName: texts, value: typed }) },
    fc.record({ dbPropertyName: from(['uses']), value: typed }),
    fc.record({ dbPropertyName: from(['site_tags']), value: fc.oneof(tag, typed) }),
  ),
  select: property.chain((name) => valueOf(name, chosen[name]!)),
  checkbox: property.chain((name) => valueOf(name, chosen[name]!)),
  'checkbox list': property.chain((name) => valueOf(name, listOf(name))),
  'in array': property.chain((name) => valueOf(name, listOf(name))),
  number: from(['size_ha', 'homes', 'lon']).chain((name) => valueOf(name, number)),
  range: from(['size_ha', 'homes', 'lon']).chain((name) => valueOf(name, ends(number))),
  'date range': from(['permission_date', 'created_at']).chain((name) => valueOf(name, ends(day))),
};

function valueOf(dbPropertyName: string, value: fc.Arbitrary<unknown>) {
  return fc.record({ dbPropertyName: fc.constant(dbPropertyName), value });
}

function listOf(name: string) {
  return fc.array(chosen[name]!, { maxLength: 4 });
}

/** A filter of this type that says this; `extra` is json, of which only its presence can be asked. */
export function anyOf(type: Type, saying: Saying): fc.Arbitrary<Filter> {
  const unasked = fc.record({
    dbPropertyName: from([...Object.keys(chosen), 'notes', 'extra', 'lon', 'created_at']),
    value: from([null, undefined, 'x']),
  });
  const presence = saying.condition?.endsWith('empty') && !('equality' in saying);
  // A value that does not fit the type is refused by its shape, so a presence is asked without one.
  const said = presence
    ? unasked.map(({ dbPropertyName }) => ({ dbPropertyName, value: null }))
    : asked[type];
  return said
    .map((one) => ({ type, ...one, ...saying }))
    .filter(noEmptiness)
    .map((one) => one as Filter);
}

const side = from([0, 0.35, 0.7]);

/** A box around part of the town, or a triangle there, in each projection; or a layer's surroundings. */
export function anyArea(features: WrittenFeature[]): fc.Arbitrary<Filter> {
  const equality = from(['=', '!=', null, undefined]);
  const value = fc.oneof(mapArea, layerArea(features));
  const near = layerArea(features).map((area) => ({ within: 0, ...area }));
  return fc.oneof(
    fc.record({ type: fc.constant('in area'), equality, value }),
    fc.record({ type: fc.constant('near layer'), equality, value: near }),
  ) as fc.Arbitrary<Filter>;
}

function layerArea(features: WrittenFeature[]) {
  const within = from([undefined, 0, 1, 100, 250.5, 500, 5_000]);
  return from(Object.keys(varied.layers)).chain((layerId) => {
    const ids = features.filter((each) => each.layerId === layerId).map(({ id }) => id);
    // An id that is gone is refused: filter-refusals.itest.ts.
    const some = fc.subarray(ids, { minLength: Math.min(1, ids.length) });
    const featureIds = some.map((each) => (each.length > 0 ? each : undefined));
    const chosenIds = fc.option(featureIds, { nil: undefined });
    return fc.record({ layerId: fc.constant(layerId), featureIds: chosenIds, within }).map(defined);
  });
}

/** Without the keys that hold nothing: they are no part of a filter. */
const defined = (value: object) => JSON.parse(JSON.stringify(value)) as object;

const corners = fc.tuple(side, side, fc.nat(30), fc.nat(30)).map(([east, north, wide, high]) => {
  const [x, y] = [
    varied.TOWN.x + east * varied.TOWN.size,
    varied.TOWN.y + north * varied.TOWN.size,
  ];
  return [x, y, x + 100 + wide * 100, y + 100 + high * 100] as const;
});
const projection = from<AreaProjection>(['27700', '3857', '4326']);
const mapArea: fc.Arbitrary<MapArea> = fc
  .tuple(projection, corners, fc.boolean())
  .map(([projection, [minX, minY, maxX, maxY], isBox]) => {
    const [low, high] = [
      inProjection(projection, [minX, minY]),
      inProjection(projection, [maxX, maxY]),
    ];
    if (isBox) return { projection, bbox: [...low, ...high] };
    const top: XY = [low[0] + (high[0] - low[0]) * 0.37, high[1]];
    const coordinates = [[low, [high[0], low[1]], top, low]];
    return { projection, polygon: { type: 'Polygon', coordinates } };
  });

/** Roughly there: an area need not be exact, only the same for both who work it out. */
function inProjection(projection: AreaProjection, [x, y]: XY): XY {
  if (projection === '27700') return [x, y];
  const [lon, lat] = [-1.6272 + (x - 424_000) / 64_000, 54.9713 + (y - 564_000) / 111_200];
  if (projection === '4326') return [lon, lat];
  const north = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  return [(6_378_137 * lon * Math.PI) / 180, 6_378_137 * north];
}

/** Any filter alone. */
export function anyLeaf(features: WrittenFeature[]): fc.Arbitrary<Filter> {
  const fields = (Object.keys(sayings) as Type[]).map((type) =>
    from(sayings[type]).chain((saying) => anyOf(type, saying)),
  );
  return fc.oneof(...fields, anyArea(features));
}

/** Filters nested in groups of both kinds, three deep. */
export function anyTree(features: WrittenFeature[]): fc.Arbitrary<Filter> {
  const leaf = anyLeaf(features);
  return fc.letrec<{ tree: Filter }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      fc.record({
        type: fc.constant('group' as const),
        operator: from(['_and', '_or'] as const),
        filters: fc.array(tie('tree'), { maxLength: 4 }),
      }),
    ),
  })).tree;
}
