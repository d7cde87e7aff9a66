import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { config } from '../functions/src/platform/config.ts';
import { closePool } from '../functions/src/platform/pool.ts';
import { allTenants } from '../functions/src/platform/tenancy.ts';
import { withOwner } from './seed/owner.ts';
import { createCouncil } from './tenant/create.ts';
import { useLocalStackByDefault } from './tenant/environment.ts';
import { eraseCouncil } from './tenant/erase.ts';
import { exportCouncil } from './tenant/export.ts';
import { nextSteps } from './tenant/local-accounts.ts';
import { restoreCouncil } from './tenant/restore.ts';
import { setCouncil } from './tenant/set.ts';

const usage = `Usage: npm run tenant -- <command>
  list                                                   the councils
  create <shortName> --name <name> [--colour <#hex>] [--admin <email>] [--document-fields id,site_name|all]
  set <shortName> [--name <name>] [--colour <#hex>] [--logo <file>] [--small-logo <file>]
      [--region west,south,east,north] [--licence <text>] [--document-fields id,site_name|all]
      [--flag '<name>=on|off'] …
      [--maintenance on|off|/page=on|/page=off] …        changes what is named
  export <shortName> [--to <folder>]                     tables, accounts, files, Firestore documents
  restore <folder>                                       a council from its export
  erase <shortName> [--yes]                              everything of it, in every store`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    colour: { type: 'string' },
    logo: { type: 'string' },
    'small-logo': { type: 'string' },
    region: { type: 'string' },
    licence: { type: 'string' },
    'document-fields': { type: 'string' },
    flag: { type: 'string', multiple: true },
    maintenance: { type: 'string', multiple: true },
    admin: { type: 'string' },
    to: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
});
const [command, subject] = positionals;
useLocalStackByDefault();
try {
  await run();
} catch (error) {
  console.error((error as Error).message || 'The database does not answer: npm start');
  process.exitCode = 1;
} finally {
  await closePool();
}

async function run(): Promise<void> {
  if (command === 'list') return list();
  if (!command || !subject) throw new Error(usage);
  if (command === 'create') return create(subject);
  if (command === 'set') return set(subject);
  if (command === 'export') return exportTo(subject);
  if (command === 'restore') return restore(subject);
  if (command === 'erase') return erase(subject);
  throw new Error(usage);
}

async function list(): Promise<void> {
  for (const { shortName, name, mainSchema, authTenantId } of await allTenants())
    console.log(`${shortName}\t${name}\t${mainSchema}\t${authTenantId ?? 'no accounts'}`);
}

async function create(shortName: string): Promise<void> {
  const { name, colour = '#1d4f91', admin, 'document-fields': documentFields } = values;
  if (!name) throw new Error(usage);
  await withOwner((owner) =>
    createCouncil(owner, { shortName, name, colour, admin, documentFields }),
  );
  console.log(`${name} is there as ${shortName}.`);
  console.log(nextSteps(shortName, config().publicOrigin));
}

async function set(shortName: string): Promise<void> {
  const done = await setCouncil(shortName, values);
  console.log(`${shortName}: changed ${done.join(', ')}.`);
}

async function exportTo(shortName: string): Promise<void> {
  const folder = values.to ?? `${shortName}-export`;
  const done = await withOwner(({ client }) => exportCouncil(client, shortName, folder));
  console.log(`${shortName} was exported to ${folder}: ${summary(done)}.`);
}

async function restore(folder: string): Promise<void> {
  const done = await withOwner((owner) => restoreCouncil(owner, folder));
  console.log(`${done.council.short_name} was restored: ${summary(done)}.`);
}

async function erase(shortName: string): Promise<void> {
  if (!values.yes) {
    const prompt = createInterface({ input: process.stdin, output: process.stdout });
    const typed = await prompt.question(
      `Everything of ${shortName} will be gone, in every store. Type its short name: `,
    );
    prompt.close();
    if (typed.trim() !== shortName) throw new Error('Nothing was erased.');
  }
  await withOwner(({ client }) => eraseCouncil(client, shortName));
  console.log(`${shortName} was erased.`);
}

function summary(done: {
  rows: Record<string, number>;
  accounts: number;
  files: number;
  documents: number;
}): string {
  const rows = Object.values(done.rows).reduce((sum, count) => sum + count, 0);
  return `${rows} rows, ${done.accounts} accounts, ${done.files} files, ${done.documents} Firestore documents`;
}
