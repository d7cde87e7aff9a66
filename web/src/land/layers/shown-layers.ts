import type { LayerRecord } from '@contract/land/ground/layers/feature-schemas.ts';
import { SITES_LAYER } from './layer-groups.ts';

/** What a council's maps show until somebody chooses: its sites and the layers put on the map. */
export function usuallyShown(layers: readonly LayerRecord[]): string[] {
  const put = layers.filter((each) => each.placemakerVisibility && each.addOnMap);
  return [SITES_LAYER, ...put.map(({ id }) => id)].sort();
}

/** The ids shown, from the address; a layer that is not for PlaceMaker is never shown in it. */
export function shownLayers(
  chosen: readonly string[] | undefined,
  layers: readonly LayerRecord[],
): Set<string> {
  const known = new Set([
    SITES_LAYER,
    ...layers.filter((each) => each.placemakerVisibility).map(({ id }) => id),
  ]);
  return new Set((chosen ?? usuallyShown(layers)).filter((id) => known.has(id)));
}

/** The choice as written in an address: empty for the default. */
export function choiceOf(
  shown: ReadonlySet<string>,
  layers: readonly LayerRecord[],
): string[] | undefined {
  const chosen = [...shown].sort();
  return chosen.join() === usuallyShown(layers).join() ? undefined : chosen;
}

/** The set with these ids shown or hidden. */
export function switched(
  shown: ReadonlySet<string>,
  ids: readonly string[],
  on: boolean,
): Set<string> {
  const next = new Set(shown);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The state of a checkbox over several layers: all, none or some of them. */
export function checkboxState(
  ids: readonly string[],
  shown: ReadonlySet<string>,
): boolean | 'some' {
  const count = ids.filter((id) => shown.has(id)).length;
  return count === 0 ? false : count === ids.length ? true : 'some';
}
