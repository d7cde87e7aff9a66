import type { Filter } from '../../functions/src/council/ground/filters/filter.ts';
import { representations } from '../../functions/src/consultation/ground/representations/representation-records.ts';
import { tableGroups, tablePage } from '../../functions/src/records/table/table-page.ts';
import type { Tx } from '../../functions/src/platform/db.ts';
import { bytesOf, quantile, timed } from '../search/ask.ts';
import { connectAs, statementsOf } from '../search/bare-sql.ts';
import { hostHeader } from '../search/start.ts';

export interface MeasuredTable {
  name: string;
  found: number;
  /** Milliseconds, 95th percentile. */
  api: number;
  bare: number;
}

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 60);
const WARM_UP = 10;
const ATTRIBUTES = ['representee', 'consultation', 'status', 'attitude', 'received_date', 'topics'];

interface AskedTable {
  name: string;
  filters?: Filter[];
  sort?: string;
  page?: number;
  groupBy?: string;
}

const on = (filter: Filter, name: string): AskedTable => ({ name, filters: [filter] });

/** What officers do with the table all day. */
const CASES: AskedTable[] = [
  { name: 'page 1' },
  { name: 'page 5,000', page: 5000 },
  { name: 'by status, page 1', sort: 'status' },
  { name: 'by received date, page 2,500', sort: '-received_date', page: 2500 },
  { name: 'by representee, page 1', sort: 'representee' },
  { name: 'by an officer’s number, page 1', sort: 'custom_6' },
  on({ type: 'text', dbPropertyName: 'search_text', value: 'number 4711 floods' }, 'words, rare'),
  on({ type: 'text', dbPropertyName: 'search_text', value: 'lapwings' }, 'words, a third of all'),
  on({ type: 'in array', dbPropertyName: 'status', value: ['In review'] }, 'a status'),
  on({ type: 'in array', dbPropertyName: 'topics', value: ['Housing'] }, 'a topic'),
  on({ type: 'in array', dbPropertyName: 'custom_2', value: ['Oak'] }, 'an officer’s select'),
  on({ type: 'checkbox', dbPropertyName: 'is_late', value: true }, 'late ones'),
  { name: 'groups by status', groupBy: 'status' },
  { name: 'groups by policy', groupBy: 'policy' },
  { name: 'groups by an officer’s select', groupBy: 'custom_2' },
];

/** Every case, API and bare SQL alternating in the same round, so that both see the same machine. */
export async function measureTables(
  base: string,
  databaseUrl: string,
  council: { shortName: string; schema: string; uid: string },
): Promise<MeasuredTable[]> {
  const client = await connectAs(databaseUrl, council.schema);
  const headers = {
    ...hostHeader(council.shortName),
    cookie: `__session=${encodeURIComponent(council.uid)}`,
  };
  try {
    const results: MeasuredTable[] = [];
    for (const asked of CASES) {
      const { search } = await statementsOf(
        client,
        council,
        (tx) => answer(tx, asked),
        /from representations r\b/,
      );
      if (search.length === 0)
        throw new Error(`No statement of the search was seen: ${asked.name}`);
      const times = { api: [] as number[], bare: [] as number[] };
      let found = 0;
      for (let round = 0; round < WARM_UP + ROUNDS; round++) {
        let body = '';
        const api = await timed(async () => {
          body = (await bytesOf(`${base}${addressOf(asked)}`, headers)).toString();
        });
        const bare = await timed(async () => {
          for (const { sql, parameters } of search) await client.query(sql, [...parameters]);
        });
        const { result } = JSON.parse(body) as { result: { total?: number; groups?: unknown[] } };
        found = result.total ?? result.groups?.length ?? 0;
        if (round < WARM_UP) continue;
        times.api.push(api);
        times.bare.push(bare);
      }
      const [api, bare] = [quantile(times.api, 0.95), quantile(times.bare, 0.95)];
      results.push({ name: asked.name, found, api, bare });
    }
    return results;
  } finally {
    await client.end();
  }
}

const answer = (tx: Tx, { filters = [], sort, page, groupBy }: AskedTable): Promise<unknown> =>
  groupBy
    ? tableGroups(tx, representations.record, { filters, by: groupBy })
    : tablePage(tx, representations.record, { filters, attributes: ATTRIBUTES, sort, page });

function addressOf({ filters = [], sort, page, groupBy }: AskedTable): string {
  const query = new URLSearchParams({ filters: JSON.stringify(filters) });
  if (groupBy) query.set('by', groupBy);
  else query.set('attributes', ATTRIBUTES.join(','));
  if (sort) query.set('sort', sort);
  if (page) query.set('page', String(page));
  return `/consultations/representations/table${groupBy ? '/groups' : ''}?${query}`;
}
