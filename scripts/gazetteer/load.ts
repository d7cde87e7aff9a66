import { parse } from 'csv-parse';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { inOwnerTransaction } from '../../functions/src/platform/migrate.ts';
import { CODE_POINT_COLUMNS, codePointRows } from './code-point.ts';
import { OPEN_NAMES_COLUMNS, openNamesRows } from './open-names.ts';
import { type PlaceRow, WEIGHTS } from './place-row.ts';

const FORMATS = {
  'open-names': { columns: OPEN_NAMES_COLUMNS, rowsOf: openNamesRows },
  'code-point': { columns: CODE_POINT_COLUMNS, rowsOf: codePointRows },
} as const;
type Source = keyof typeof FORMATS;

/** What came of an import. */
export interface LoadedPlaces {
  source: Source;
  places: number;
  /** Postcode districts, each where its postcodes are on the average. */
  districts: number;
  /** Rows in which no place could be read. */
  unread: number;
}

const BATCH = 5_000;

/**
 * Replaces a source's places by those of CSV files, or of folders with them, as one transaction: searches find the old
 * ones until it ends. Throws where the files are of neither format, or of both, or have no place.
 */
export async function loadPlaces(client: pg.ClientBase, given: string[]): Promise<LoadedPlaces> {
  const files = (await Promise.all(given.map(csvFiles))).flat();
  const [first] = files;
  if (!first) throw new Error('No CSV file there: unpack the archive and name its folder');
  const loaded = await inOwnerTransaction(client, async () => {
    const source = await sourceOf(first);
    await client.query('set local search_path = platform, extensions');
    await client.query('delete from gazetteer_places where source = $1', [source]);
    const counts = { places: 0, unread: 0 };
    for (const file of files) {
      if ((await sourceOf(file)) !== source)
        throw new Error(`${file} is not like the others: import one product at a time`);
      await loadFile(client, source, file, counts);
    }
    if (counts.places === 0) throw new Error('No place could be read');
    const districts = await addDistricts(client, source);
    return { source, ...counts, districts };
  });
  await placeRepresentations(client);
  return loaded;
}

/** The data files of a folder: its documentation lists the columns, and is left out. */
async function csvFiles(given: string): Promise<string[]> {
  if (!(await stat(given)).isDirectory()) return [given];
  const names = await readdir(given, { recursive: true });
  return names
    .filter((name) => /\.csv$/i.test(name) && !/(^|[\\/])doc[\\/]/i.test(name))
    .toSorted()
    .map((name) => path.join(given, name));
}

const cellsOf = (file: string, to?: number) =>
  createReadStream(file).pipe(
    parse({
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      ...(to && { to }),
    }),
  ) as AsyncIterable<string[]>;

async function sourceOf(file: string): Promise<Source> {
  for await (const cells of cellsOf(file, 1)) {
    const found = Object.entries(FORMATS).find(([, { columns }]) => columns === cells.length);
    if (found) return found[0] as Source;
  }
  throw new Error(`${file} is neither OS Open Names (34 columns) nor Code-Point Open (10 columns)`);
}

async function loadFile(
  client: pg.ClientBase,
  source: Source,
  file: string,
  counts: { places: number; unread: number },
): Promise<void> {
  const { columns, rowsOf } = FORMATS[source];
  let batch: PlaceRow[] = [];
  const flush = async () => {
    counts.places += batch.length;
    await insert(client, source, batch);
    batch = [];
  };
  for await (const cells of cellsOf(file)) {
    const rows = cells.length === columns ? rowsOf(cells) : undefined;
    if (rows) batch.push(...rows);
    else if (!isHeader(cells)) counts.unread += 1;
    if (batch.length >= BATCH) await flush();
  }
  await flush();
}

const isHeader = ([first]: string[]) => first === 'ID' || first === 'PC' || first === 'Postcode';

async function insert(client: pg.ClientBase, source: Source, rows: PlaceRow[]): Promise<void> {
  if (rows.length === 0) return;
  await client.query(
    `insert into gazetteer_places (source, name, search_name, kind, weight, detail, x, y, box)
     select $1, name, search_name, kind, weight, detail, x, y, box
       from jsonb_to_recordset($2::jsonb) as r (name text, search_name text, kind text, weight smallint, detail text,
                                                x integer, y integer, box integer[])`,
    [source, JSON.stringify(rows)],
  );
}

/** 'NE6' is where the postcodes that begin with 'NE6 ' are. */
async function addDistricts(client: pg.ClientBase, source: Source): Promise<number> {
  const { rowCount } = await client.query(
    `insert into gazetteer_places (source, name, search_name, kind, weight, detail, x, y, box)
     select source, split_part(name, ' ', 1), lower(split_part(name, ' ', 1)), 'postcode', $2, '', avg(x), avg(y),
            array[min(x), min(y), max(x), max(y)]
       from gazetteer_places where source = $1 and kind = 'postcode' and name like '% %'
      group by source, split_part(name, ' ', 1)`,
    [source, WEIGHTS.district],
  );
  return rowCount ?? 0;
}

/**
 * Whoever took part in consultations lives where their postcode is now. A transaction for each council: one for all would
 * hold more locks than a server has. Councils that were erased meanwhile are left out.
 */
async function placeRepresentations(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ schema: string }>(
    'select main_schema as schema from platform.tenants order by position',
  );
  for (const { schema } of rows)
    await inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = "${schema}", extensions`);
      await client.query(`do $$ begin
        if to_regprocedure('place_all_representations()') is not null then
          perform place_all_representations();
        end if; end $$`);
    });
}
