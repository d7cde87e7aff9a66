import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import type { Tx } from '../../../platform/db.ts';
import { BASE } from '../../ground/scenarios/base-scenario.ts';
import { chosenSites } from './chosen-sites.ts';
import { columnsFor } from './site-columns.ts';
import type { previewExport } from './contract.ts';
import type { ParsedOf, OutputOf } from '../../../platform/contract.ts';
import { cellText } from '../../../records/exports/formats/cell-text.ts';
import { headOf, inWords } from '../../../records/exports/formats/for-people.ts';
import { findRows, weigh } from './queries/rows.ts';
import { isSmall } from './size.ts';

const SHOWN = 5;
/** The text of a boundary may be endless; a preview only hints at it. */
const MAX_CELL_LENGTH = 120;
/** The size of a very large selection is estimated from its first sites, counting those that no longer exist. */
const WEIGHED = 20_000;

/** The first rows as text, how many sites there are and whether the file would be ready at once. */
export async function preview(
  tx: Tx,
  input: ParsedOf<typeof previewExport>,
): Promise<OutputOf<typeof previewExport>> {
  const chosen = await chosenSites(tx, input);
  const columns = columnsFor(input, await dictionaryOf(tx));
  const scenario = input.scenario ?? BASE;
  const ids = await chosen.slice(tx, 0, WEIGHED);
  const weight = await weigh(tx, ids, scenario);
  const gone = ids.length - weight.sites;
  const rows = await findRows(tx, ids.slice(0, SHOWN * 4), { columns, scenario, shape: 'none' });
  return {
    sites: chosen.sites - gone,
    gone,
    without_scenario: weight.without_scenario,
    small: isSmall(chosen.sites, weight.points, columns.length),
    columns: columns.map((column) => ({ name: column.name, label: headOf(column) })),
    rows: rows
      .slice(0, SHOWN)
      .map(({ values }) =>
        columns.map((column, index) =>
          shortened(cellText(inWords(values[index], column), column.kind)),
        ),
      ),
  };
}

const shortened = (text: string) =>
  text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH)}…` : text;
