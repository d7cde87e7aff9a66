import { globSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local/paths.ts';
import { ABOUT_OTHER_THINGS } from '../local/testing/about-other-things.ts';
import { readRowsReport } from '../local/testing/rows-log.ts';
import { coveringFiles } from './covering-files.ts';
import { NONE, type Tally } from './tally.ts';

/** What stands on the database itself: sessions, roles, transactions, jobs and their crashes, migrations, access. */
const ALWAYS = [
  'functions/src/{platform,testing}/**/*.itest.ts',
  'functions/src/council/{configs,content,dictionary,tenants}/**/*.itest.ts',
  '{scripts,e2e/crash}/**/*.itest.ts',
];

/** Statements that may depend on the moment, such as those of a second try. */
const MAY_MISS = 5;

/**
 * The integration tests to run on the embedded database after all have run on PostgreSQL, which took so many
 * milliseconds each: what stands on the database itself, and few in which every statement is seen to give rows that
 * gave some there. The browser tests run on the embedded database, too.
 */
export function filesOnEmbedded(took: ReadonlyMap<string, number>): string[] {
  const files = coveringFiles(seenOnPostgres(), took, found(ALWAYS));
  return files.map((file) => path.join(ROOT, file));
}

/** The statements that gave rows on PostgreSQL and none on the embedded database. */
export function unseenOnEmbedded(): Tally {
  const there = union(readRowsReport('embedded').seenIn);
  const missed = [...union(seenOnPostgres())].filter((at) => !there.has(at));
  for (const at of missed) console.log(`Seen to give a row on PostgreSQL alone: ${at}`);
  if (missed.length <= MAY_MISS) return { ...NONE, passed: 1 };
  const count = `${missed.length} statements gave rows on PostgreSQL alone, ${MAY_MISS} at most`;
  return { ...NONE, failures: [count] };
}

function seenOnPostgres(): Map<string, Set<string>> {
  const others = new Set(globSync(ABOUT_OTHER_THINGS, { cwd: ROOT }));
  const { seenIn } = readRowsReport('postgres');
  return new Map([...seenIn].filter(([file]) => !others.has(file)));
}

const found = (patterns: string[]) => {
  const others = new Set(globSync(ABOUT_OTHER_THINGS, { cwd: ROOT }));
  return globSync(patterns, { cwd: ROOT }).filter((file) => !others.has(file));
};

const union = (seenIn: ReadonlyMap<string, ReadonlySet<string>>) =>
  new Set([...seenIn.values()].flatMap((each) => [...each]));
