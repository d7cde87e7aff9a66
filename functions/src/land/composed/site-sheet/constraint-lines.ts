import { formatNumber } from '../../../council/ground/dictionary/format-value.ts';
import type { Constraint } from '../../constraints/contract.ts';
import type { GatheredSite } from './gather-site.ts';
import { sheetMessages as messages } from './messages.ts';
import type { Thing } from './queries/things.ts';
import type { ConstraintLine, SiteSheet } from './sheet.ts';

/** More than these would push the map off the page. */
const MAX_LINES = 11;
/** Of one layer: a conservation area may have a hundred listed buildings. */
const MAX_OF_LAYER = 5;

export type Tested = keyof typeof messages.tested;
/** The name of the picture of a layer's sign, where the map shows it. */
export type MarkOf = (layerId: string) => string | null;

/** Constraints by name with their share and hectares, and what nothing was found of. */
export function constraintLines(
  { constraints, things }: GatheredSite,
  tested: Tested,
  markOf: MarkOf,
): SiteSheet['constraints'] {
  const byId = new Map(constraints.map((each) => [each.layerId, each]));
  const rows = chosenOf(things).map((thing): ConstraintLine => {
    const layer = byId.get(thing.layerId);
    return {
      mark: markOf(thing.layerId),
      ...thingNames(thing, layer),
      thing: messages.times(thingNames(thing, layer).thing, thing.features),
      ...coverOf(thing, layer, tested),
    };
  });
  const more = things.length - rows.length;
  return {
    notes: things.length === 0 || tested === 'point' ? [messages.tested[tested]] : [],
    rows,
    more: more > 0 ? messages.moreConstraints(more) : null,
  };
}

/** The largest of every layer, then more of those that have several, as many as there is room for. */
function chosenOf<T extends Thing>(things: readonly T[]): T[] {
  const perLayer = new Map<string, number>();
  const ranked = things.map((thing) => {
    const before = perLayer.get(thing.layerId) ?? 0;
    perLayer.set(thing.layerId, before + 1);
    return { thing, before };
  });
  const first = ranked.filter(({ before }) => before === 0);
  const further = ranked.filter(({ before }) => before > 0 && before < MAX_OF_LAYER);
  const chosen = new Set([...first, ...further].slice(0, MAX_LINES));
  return ranked.filter((each) => chosen.has(each)).map(({ thing }) => thing);
}

/** A thing by its name and grade, and its layer where that says more. */
export function thingNames({ name, grade }: Thing, layer: Constraint | undefined) {
  const kind = layer?.layerName ?? '';
  const thing = messages.named(
    name === '' ? kind : name,
    grade === '' ? '' : messages.grade(grade),
  );
  return { thing, kind: name === '' || name === kind ? '' : kind };
}

/** What a thing covers: a share is worth a number only where there is an area. */
function coverOf(
  { hectares, percent }: { hectares: number; percent: number },
  layer: Constraint | undefined,
  tested: Tested,
) {
  if (hectares > 0)
    return {
      share: `${shareWords(percent)}%`,
      area: messages.hectares(formatNumber(hectares, { NUMBERS_AFTER_DECIMAL_POINT: 2 })),
    };
  if (tested === 'point') return { share: messages.atPoint, area: '' };
  const share =
    layer?.geometryKind === 'line'
      ? messages.crosses
      : layer?.geometryKind === 'point'
        ? messages.within
        : messages.touches;
  return { share, area: '' };
}

/** Whole per cents; less than one as that. */
const shareWords = (percent: number) => (percent < 1 ? '<1' : formatNumber(Math.round(percent)));

/** <1 m, 89 m, 1.2 km: no more exactness than a map has, but 0 m only for what touches. */
export const sheetDistance = (metres: number) => {
  if (metres > 0 && metres < 1) return '<1 m';
  return metres < 995
    ? `${formatNumber(Math.round(metres))} m`
    : `${formatNumber(metres / 1000, { NUMBERS_AFTER_DECIMAL_POINT: 1 })} km`;
};
