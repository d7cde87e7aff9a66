import type pg from 'pg';
import { filterHash, writeCursor } from '../../functions/src/records/search/page.ts';
import { bytesOf, quantile, timed } from './ask.ts';
import { connectAs, indexesOf, statementsOf, type Statement } from './bare-sql.ts';
import type { Tx } from '../../functions/src/platform/db.ts';
import { searchPage } from '../../functions/src/land/ground/search/search-sites.ts';
import { suggest } from '../../functions/src/land/site-search/suggestions.ts';
import { searchCases, terms, type SearchCase } from './cases.ts';
import { hostHeader } from './start.ts';

export interface Council {
  shortName: string;
  schema: string;
  uid: string;
  sites: number;
  centre: [number, number];
  /** The feature of the ward layer that contains the centre. */
  ward: number;
}
export interface Measured {
  name: string;
  page: number;
  sort: string | undefined;
  total: number;
  /** Milliseconds, 95th percentile. */
  api: number;
  bare: number;
  /** All SQL of the request, alone. */
  bareRequest: number;
  indexes: string[];
  usesIndex: boolean;
}

const PAGE = 10;
/** As many as the search screen requests first. */
const FIRST_PAGE = 60;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 200);
const WARM_UP = 20;

/** Every case, API and bare SQL alternating in the same round, so that both see the same machine. */
export async function measureSearches(
  base: string,
  databaseUrl: string,
  council: Council,
): Promise<Measured[]> {
  const client = await connectAs(databaseUrl, council.schema);
  try {
    const results: Measured[] = [];
    const measured = async (one: Asked) => results.push(await measure(base, client, council, one));
    for (const one of searchCases(council, Math.floor(council.sites / PAGE))) {
      await measured(await askedSearch(client, one));
    }
    for (const { term, index } of terms) await measured(askedSuggestions(term, index));
    await measured(firstSites());
    return results;
  } finally {
    await client.end();
  }
}

/** One call: its address, and the same without HTTP so that its statements can be captured. */
interface Asked extends Pick<SearchCase, 'name' | 'page' | 'sort' | 'index'> {
  path: string;
  ask: (tx: Tx) => Promise<unknown>;
}

async function askedSearch(client: pg.Client, one: SearchCase): Promise<Asked> {
  const cursor = one.page === 1 ? undefined : await cursorBefore(client, one);
  const query = new URLSearchParams({
    withDetails: 'true',
    limit: String(PAGE),
    filters: JSON.stringify(one.filters),
  });
  if (one.sort) query.set('sort', one.sort);
  if (cursor) query.set('cursor', cursor);
  const search = { filters: one.filters, sort: one.sort, limit: PAGE, cursor };
  return {
    ...one,
    path: `/search/site?${query}`,
    ask: (tx) => searchPage(tx, search, (columns) => [...columns.keys()]),
  };
}

function askedSuggestions(term: string, index: string): Asked {
  const path = `/search/site/autocomplete-options?term=${encodeURIComponent(term)}`;
  return { name: `typing “${term}”`, page: 1, path, index, ask: (tx) => suggest(tx, term, 10) };
}

/** A search arrives as pages: its first sites are there once the screen has its first page. */
function firstSites(): Asked {
  const search = { filters: [], limit: FIRST_PAGE };
  const path = `/search/site/flexible?limit=${FIRST_PAGE}&attributes=site_name,size_ha&filters=[]`;
  return {
    name: 'first sites of all, as they stream',
    page: 1,
    path,
    index: 'sites_pkey',
    ask: (tx) => searchPage(tx, search, () => ['site_name', 'size_ha']),
  };
}

async function measure(
  base: string,
  client: pg.Client,
  council: Council,
  one: Asked,
): Promise<Measured> {
  const sent = await statementsOf(client, council, one.ask);
  const indexes = (await Promise.all(sent.search.map((each) => indexesOf(client, each)))).flat();
  const headers = {
    ...hostHeader(council.shortName),
    cookie: `__session=${encodeURIComponent(council.uid)}`,
  };
  const times = { api: [] as number[], bare: [] as number[], bareRequest: [] as number[] };
  let total = 0;
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    let answer = '';
    const asked = await timed(async () => {
      answer = (await bytesOf(`${base}${one.path}`, headers)).toString();
    });
    total = countIn(answer);
    const ran = await timed(() => run(client, sent.search));
    const ranAll = await timed(() => run(client, sent.request));
    if (round < WARM_UP) continue;
    times.api.push(asked);
    times.bare.push(ran);
    times.bareRequest.push(ranAll);
  }
  const usesIndex = sent.search.length > 0 && indexes.includes(one.index);
  return {
    ...one,
    sort: one.sort,
    total,
    api: p95(times.api),
    bare: p95(times.bare),
    bareRequest: p95(times.bareRequest),
    indexes: [...new Set(indexes)],
    usesIndex,
  };
}

/** Sites found, or suggestions made. Throws for any other answer. */
function countIn(answer: string): number {
  const { result } = JSON.parse(answer) as { result?: { total?: number; options?: unknown[] } };
  const count = result?.total ?? result?.options?.length;
  if (count === undefined) throw new Error(answer);
  return count;
}

async function run(client: pg.Client, statements: Statement[]): Promise<void> {
  for (const { sql, parameters } of statements) await client.query(sql, [...parameters]);
}

/** The cursor of the previous page: walking there through 5,000 answers would only take time. */
async function cursorBefore(
  client: pg.Client,
  { filters, sort = 'id', page }: SearchCase,
): Promise<string> {
  const name = sort.replace('-', '');
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  const { rows } = await client.query<{ id: number; value: string | null; total: number }>(
    `select id, ${name}::text as value, (select count(*) from sites where not is_deleted) as total
       from sites where not is_deleted order by ${name} ${way} nulls last, id offset $1 limit 1`,
    [(page - 1) * PAGE - 1],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no page ${page}`);
  const hash = filterHash(filters, sort === 'id' ? undefined : sort);
  return writeCursor({ search: hash, value: row.value, id: row.id, total: row.total });
}

const p95 = (values: number[]) => quantile(values, 0.95);
