import { parseArgs } from 'node:util';
import { newcastle } from '../emulator-data/councils/newcastle/council.ts';
import { northbridge } from '../emulator-data/councils/northbridge/council.ts';
import { southwark } from '../emulator-data/councils/southwark/council.ts';
import { inOwnerTransaction, migratePlatform } from '../functions/src/platform/migrate.ts';
import { benchmarkCouncil } from './seed/benchmarks.ts';
import { seedSharedContent } from './seed/content.ts';
import { seedCouncil } from './seed/council.ts';
import { seedSignIns } from './seed/identities.ts';
import { withOwner } from './seed/owner.ts';
import { useLocalStackByDefault } from './tenant/environment.ts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string' },
    tenants: { type: 'string', default: '20' },
    /** To each of the benchmark councils. */
    representations: { type: 'string', default: '0' },
    /** Leaves a database alone that has the demo councils with all their sites. */
    'if-empty': { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
});

useLocalStackByDefault();
const report = values.quiet ? () => undefined : (line: string) => console.log(line);
const demo = { newcastle, southwark, northbridge };

await withOwner(async (owner) => {
  const { client } = owner;
  await migratePlatform(owner);
  await seedSharedContent(client);
  const names = values.sites ? await benchmarks() : await demoCouncils();
  const signIns = await seedSignIns(client, names);
  if (!signIns)
    report(
      'No Auth emulator answers: run this again with the stack up, so that the accounts can sign in.',
    );

  async function benchmarks(): Promise<string[]> {
    const tenants = wholeNumber(values.tenants, '--tenants', 99);
    const each = Math.ceil(wholeNumber(values.sites ?? '', '--sites', 20_000_000) / tenants);
    const said = Number(values.representations)
      ? wholeNumber(values.representations, '--representations', 1_000_000)
      : 0;
    const made: string[] = [];
    for (let number = 1; number <= tenants; number++)
      made.push(await seed(benchmarkCouncil(number, each, said), 100 + number));
    return made;
  }

  async function demoCouncils(): Promise<string[]> {
    const standing = values['if-empty'] ? await standingCouncils() : new Set<string>();
    for (const [position, [name, make]] of Object.entries(demo).entries()) {
      if (!standing.has(name)) await seed(make(), position);
    }
    return Object.keys(demo);
  }

  async function seed(council: ReturnType<typeof newcastle>, position: number): Promise<string> {
    const start = performance.now();
    const added = await seedCouncil(owner, council, position);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    report(
      `${council.shortName}: ${added === 0 ? 'was there already' : `${added.toLocaleString('en-GB')} sites`} (${seconds} s)`,
    );
    return council.shortName;
  }

  /** Seeding a council ends with its document, in one transaction: where there is one, all is there. */
  async function standingCouncils(): Promise<Set<string>> {
    const { rows } = await client.query<{ short_name: string; main_schema: string }>(
      'select short_name, main_schema from platform.tenants where short_name = any($1)',
      [Object.keys(demo)],
    );
    const standing = new Set<string>();
    for (const { short_name, main_schema } of rows) {
      const table = `"${main_schema}".documents`;
      const found = await inOwnerTransaction(client, async () => {
        // A council that was made by an earlier version has no such table yet.
        const known = await client.query('select to_regclass($1) as documents', [table]);
        if (known.rows[0]?.documents === null) return known.rows.slice(1);
        return (await client.query(`select 1 from ${table} limit 1`)).rows;
      });
      if (found.length > 0) standing.add(short_name);
    }
    return standing;
  }
});

function wholeNumber(text: string, option: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most) {
    throw new Error(`${option} must be a whole number from 1 to ${most}`);
  }
  return number;
}
