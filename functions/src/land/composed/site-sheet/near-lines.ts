import { constraintGroupNames } from '../../constraints/group-names.ts';
import { constraintGroups } from '../../constraints/group-of-layer.ts';
import type { Constraint } from '../../constraints/contract.ts';
import { sheetDistance, type MarkOf, thingNames } from './constraint-lines.ts';
import type { GatheredSite } from './gather-site.ts';
import type { NearGroup, SiteSheet } from './sheet.ts';

/** The nearest things that a sheet has room for. */
const MAX_NEAR = 8;
/** Of each group these come first: bus stops alone would else take all the room. */
const FIRST_OF_GROUP = 2;
const LETTERS_OF_A_LINE = 44;

interface Near {
  layerId: string;
  metres: number;
}

/** The layers that have nothing on the site and something near it, chosen so that each group is heard. */
export function nearestLayers(constraints: readonly Constraint[]): Near[] {
  const near = constraints
    .filter(({ features, nearestMetres }) => features === 0 && nearestMetres !== null)
    .map(({ layerId, group, nearestMetres }) => ({ layerId, group, metres: nearestMetres ?? 0 }))
    .sort((a, b) => a.metres - b.metres);
  const first = constraintGroups.flatMap((group) =>
    near.filter((each) => each.group === group).slice(0, FIRST_OF_GROUP),
  );
  const rest = near.filter((each) => !first.includes(each));
  return [...first, ...rest].slice(0, MAX_NEAR).map(({ layerId, metres }) => ({ layerId, metres }));
}

/** The nearest thing of each of them, in the groups of the site's page, in two columns about as high as one another. */
export function nearLines(
  { constraints, nearby }: Pick<GatheredSite, 'constraints' | 'nearby'>,
  markOf: MarkOf,
): SiteSheet['nearest'] {
  const layers = new Map(constraints.map((each) => [each.layerId, each]));
  const groups = constraintGroups.flatMap((group): NearGroup[] => {
    const rows = nearby
      .filter(({ layerId }) => layers.get(layerId)?.group === group)
      .map((thing) => ({
        mark: markOf(thing.layerId),
        ...thingNames(thing, layers.get(thing.layerId)),
        distance: sheetDistance(thing.metres),
      }));
    return rows.length > 0 ? [{ group: constraintGroupNames[group], rows }] : [];
  });
  const splits = groups.map((_, at) => [groups.slice(0, at + 1), groups.slice(at + 1)] as const);
  const heights = splits.map((columns) => Math.max(...columns.map(linesOf)));
  const [left = [], right = []] = splits[heights.lastIndexOf(Math.min(...heights))] ?? [];
  return { left, right };
}

/** How many lines the higher column takes. */
export const nearHeight = ({ left, right }: SiteSheet['nearest']) =>
  Math.max(linesOf(left), linesOf(right));

/** The lines of a column: of every group its name, and its things, of which long ones take two. */
const linesOf = (groups: readonly NearGroup[]): number =>
  groups
    .flatMap(({ rows }) => rows)
    .reduce(
      (sum, { thing, kind }) => sum + (thing.length + kind.length > LETTERS_OF_A_LINE ? 2 : 1),
      groups.length,
    );
