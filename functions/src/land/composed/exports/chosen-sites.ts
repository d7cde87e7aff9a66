import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { findSelection, sliceOfSelection } from './queries/selections.ts';

/** The sites that a request is about, in order. */
export interface ChosenSites {
  sites: number;
  selection: string | undefined;
  slice: (tx: Tx, from: number, to: number) => Promise<number[]>;
}

/** By ids or by a saved selection of this council; throws not-found for an unknown one or another council's. */
export async function chosenSites(
  tx: Tx,
  asked: { site_ids?: number[] | undefined; selection?: string | undefined },
): Promise<ChosenSites> {
  if (asked.selection === undefined) {
    const ids = [...new Set(asked.site_ids ?? [])];
    return {
      sites: ids.length,
      selection: undefined,
      slice: async (_tx, from, to) => ids.slice(from, to),
    };
  }
  const { selection } = asked;
  const found = await findSelection(tx, selection);
  if (!found) throw new AppError('not-found');
  return {
    sites: found.sites,
    selection,
    slice: (inner, from, to) => sliceOfSelection(inner, selection, from, to),
  };
}
