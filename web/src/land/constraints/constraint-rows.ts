import type { Constraint, ConstraintThing } from '@calls/land/constraints/contract.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { constraintMessages as messages } from './messages.ts';

/** A line of a site's constraints: one thing, or what is left of a layer with many. */
export interface ConstraintRow {
  key: string;
  layerId: string;
  layerName: string;
  /** Undefined for the rest of a layer. */
  featureId: number | undefined;
  name: string;
  /** The layer, and what is known of the thing: 'Listed buildings · Grade II*'. */
  detail: string;
  percent: number;
  hectares: number;
  /** To the site's edge; 0 where it meets the site. */
  metres: number;
  /** Whether it only touches the site's edge. */
  touches: boolean;
}

/** The things that a layer has on the site, or else the nearest one; none where nothing is within 5 km. */
export function constraintRowsOf(constraint: Constraint, ofPoint: boolean): ConstraintRow[] {
  const { layerId, layerName, features, nearestMetres, things, geometryKind } = constraint;
  if (nearestMetres === null) return [];
  const named = things.map((thing): ConstraintRow => {
    const percent = ofPoint ? constraint.layerOverlapPercent : thing.overlapPercent;
    return {
      key: `${layerId} ${thing.featureId}`,
      layerId,
      layerName,
      featureId: thing.featureId,
      name: thing.name ?? layerName,
      detail: detailOf(layerName, thing),
      percent,
      hectares: thing.overlapHectares,
      metres: nearestMetres,
      touches: features > 0 && percent === 0 && geometryKind === 'polygon',
    };
  });
  const more = features - things.length;
  if (more <= 0) return named;
  const rest = { featureId: undefined, name: messages.more(more), detail: layerName };
  const nothing = { percent: 0, hectares: 0, metres: 0, touches: false };
  return [...named, { key: layerId, layerId, layerName, ...rest, ...nothing }];
}

const detailOf = (layerName: string, { name, grade, policy }: ConstraintThing) =>
  [
    name === null || name === layerName ? '' : layerName,
    grade === null ? '' : messages.grade(grade),
    policy ?? '',
  ]
    .filter(Boolean)
    .join(' · ');

/** Whole per cent; what would round to none is under one. */
export const percentWords = (percent: number) =>
  percent > 0 && percent < 0.5 ? '<1' : formatNumber(Math.round(percent));

/** Hectares to two decimals, without their unit. */
export const shareOfHectares = (hectares: number) =>
  hectares > 0 && hectares < 0.005
    ? '<0.01'
    : formatNumber(hectares, { NUMBERS_AFTER_DECIMAL_POINT: 2 });
