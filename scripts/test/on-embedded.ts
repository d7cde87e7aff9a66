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

/**
 * The integration tests to run on the embedded database after all have run on PostgreSQL, which took so many
 * milliseconds each: what stands on the database itself, and few in which the statements of every folder give rows.
 * It is for people's own machines alone.
 */
export function filesOnEmbedded(took: ReadonlyMap<string, number>): string[] {
  const always = globSync(ALWAYS, { cwd: ROOT }).filter(isAboutData());
  return coveringFiles(foldersOnPostgres(), took, always).map((file) => path.join(ROOT, file));
}

/** The folders whose statements gave rows on PostgreSQL and none on the embedded database. */
export function unseenOnEmbedded(): Tally {
  const seen = allOf(foldersIn('embedded'));
  const missed = [...allOf(foldersOnPostgres())].filter((folder) => !seen.has(folder));
  const failures = missed.map((folder) => `Gives rows on PostgreSQL alone: ${folder}`);
  return { ...NONE, passed: missed.length === 0 ? 1 : 0, failures };
}

function foldersOnPostgres(): Map<string, Set<string>> {
  const aboutData = isAboutData();
  return new Map([...foldersIn('postgres')].filter(([file]) => aboutData(file)));
}

/** The folders whose statements gave rows, by the test file in which they did. */
function foldersIn(database: 'embedded' | 'postgres'): Map<string, Set<string>> {
  const { seenIn } = readRowsReport(database);
  const folders = (statements: Set<string>) =>
    new Set([...statements].map((at) => path.dirname(at)));
  return new Map([...seenIn].map(([file, statements]) => [file, folders(statements)]));
}

function isAboutData(): (file: string) => boolean {
  const others = new Set(globSync(ABOUT_OTHER_THINGS, { cwd: ROOT }));
  return (file) => !others.has(file);
}

const allOf = (seenIn: ReadonlyMap<string, ReadonlySet<string>>) =>
  new Set([...seenIn.values()].flatMap((each) => [...each]));
