import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import { bytesOf, quantile, timed } from '../search/ask.ts';
import type { Statement } from '../search/bare-sql.ts';
import { pageCalls, type PageCall } from './calls.ts';
import type { TwoSites } from './furnish.ts';
import { readWhole } from './read-whole.ts';

export interface MeasuredCall {
  name: string;
  kilobytes: number;
  /** Milliseconds, the minimum of all rounds: least affected by whatever else the machine does. */
  api: number;
  /** The statements that read the answer, alone. */
  bare: number;
  /** All statements of the request, alone: whose council, which person, the transaction. */
  request: number;
  /** The same for the small site. */
  smallApi: number;
  smallBare: number;
  /** Large tables that a statement scans in full. */
  readWhole: string[];
}

export interface World {
  base: string;
  server: ChildProcess;
  /** As the council's role, on its schema. */
  client: pg.Client;
  /** As the server's own login role, for whole requests. */
  login: pg.Client;
  sites: TwoSites;
  headers: Record<string, string>;
}

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
const WARM_UP = 4;
/** The statements of every request, whatever it answers. */
const FRAME = /^(?:begin|commit|set )|platform\.tenants|from accounts a where a\.uid/i;

/** Every call, for the large and the small site, API and bare SQL alternating in the same round. */
export async function measureCalls(world: World): Promise<MeasuredCall[]> {
  const measured: MeasuredCall[] = [];
  for (const call of pageCalls) {
    const one = await measure(world, call);
    measured.push(one);
    console.log(`${one.name}: ${one.api.toFixed(1)} ms`);
  }
  return measured;
}

async function measure(world: World, call: PageCall): Promise<MeasuredCall> {
  const { base, client, login, sites, headers } = world;
  const addressOf = (site: number) => `${base}${call.path(site)}`;
  const [large, small] = [addressOf(sites.large), addressOf(sites.small)];
  const sent = await statementsOf(world, () => bytesOf(large, headers));
  const data = sent.filter(({ sql }) => !FRAME.test(sql));
  const smallData = (await statementsOf(world, () => bytesOf(small, headers))).filter(
    ({ sql }) => !FRAME.test(sql),
  );
  const times = { api: [], bare: [], request: [], smallApi: [], smallBare: [] } as Record<
    'api' | 'bare' | 'request' | 'smallApi' | 'smallBare',
    number[]
  >;
  const { length } = await bytesOf(large, headers);
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const took = {
      api: await timed(() => bytesOf(large, headers)),
      bare: await timed(() => run(client, data)),
      request: await timed(() => run(login, sent)),
      smallApi: await timed(() => bytesOf(small, headers)),
      smallBare: await timed(() => run(client, smallData)),
    };
    if (round < WARM_UP) continue;
    for (const [what, ms] of Object.entries(took)) times[what as keyof typeof times].push(ms);
  }
  const least = (what: keyof typeof times) => quantile(times[what], 0);
  return {
    name: call.name,
    kilobytes: length / 1000,
    api: least('api'),
    bare: least('bare'),
    request: least('request'),
    smallApi: least('smallApi'),
    smallBare: least('smallBare'),
    readWhole: await readWhole(client, data),
  };
}

/** What the server sends to the database for one call, once it has answered the same before. */
export async function statementsOf(
  { server }: World,
  call: () => Promise<unknown>,
): Promise<Statement[]> {
  await call();
  await asked(server, 'record');
  await call();
  return (await asked(server, 'tell')) as Statement[];
}

async function asked(server: ChildProcess, what: 'record' | 'tell'): Promise<unknown> {
  const answer = once(server, 'message');
  server.send(what);
  return ((await answer) as unknown[])[0];
}

async function run(client: pg.Client, statements: Statement[]): Promise<void> {
  for (const { sql, parameters } of statements) await client.query(sql, [...parameters]);
}
