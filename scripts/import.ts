import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { closePool } from '../functions/src/platform/pool.ts';
import { withTenant } from '../functions/src/platform/db.ts';
import { findTenant } from '../functions/src/platform/tenancy.ts';
import {
  importFields,
  importKinds,
  type ImportKind,
} from '../functions/src/land/geodata/contract.ts';
import {
  acceptElsewhere,
  findFindings,
  findImport,
} from '../functions/src/land/geodata/queries/imports.ts';
import { discardPreviewed } from '../functions/src/land/geodata/queries/previews.ts';
import { beginImport } from '../functions/src/land/geodata/run-import.ts';
import { keepFile } from '../functions/src/land/geodata/start-import.ts';
import { MAX_UPLOAD_BYTES } from '../functions/src/land/ground/shape-files/upload-limit.ts';
import { useLocalStackByDefault } from './tenant/environment.ts';

const USAGE = `npm run import -- brownfield --tenant <council> <file.csv>
npm run import -- sites      --tenant <council> [--name <source>] [--reference <property>] [--where property=value] <file>
npm run import -- layer      --tenant <council> --name <layer>    [--reference <property>] [--where property=value]
                     [--attribution <text>] <file>

  --attribution     whom maps with the layer must credit; without it an existing layer keeps its own. Such as
                    "Contains public sector information licensed under the Open Government Licence v3.0."
  --dry-run         compares a register or sites with what the council has, and writes nothing
  --elsewhere       imports or compares sites also where most of them lie outside the council, and a layer also
                    where it takes most of the council's own away
  --report <file>   writes the whole report there, a line of JSON for each finding
  Files: CSV or XLSX for a register; GeoJSON, GeoPackage, KML, GML, zipped shapefile, or CSV or XLSX with a WKT column
  for sites and layers.`;

useLocalStackByDefault();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tenant: { type: 'string' },
    name: { type: 'string' },
    reference: { type: 'string' },
    where: { type: 'string' },
    attribution: { type: 'string' },
    report: { type: 'string' },
    elsewhere: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});

try {
  process.exitCode = await main();
} catch (error) {
  const refused = String(error).includes('ECONNREFUSED');
  console.error(
    refused ? `No database answers at ${process.env.DATABASE_URL}: run npm start first.` : error,
  );
  process.exitCode = 1;
} finally {
  await closePool();
}

async function main(): Promise<number> {
  const [kindName, file] = positionals;
  const kind = importKinds.find((each) => each === kindName);
  const preview = values['dry-run'];
  if (!kind || !file || !values.tenant) return problem(USAGE);
  if (kind === 'layer' && (preview || !values.name)) return problem(USAGE);
  const attribution = values.attribution?.trim();
  if (attribution && kind !== 'layer') return problem(USAGE);
  if (attribution && !importFields.attribution.isValidSync(attribution))
    return problem('The attribution is longer than 500 characters');
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size > MAX_UPLOAD_BYTES && (kind === 'brownfield' || /\.(csv|txt|xlsx)$/i.test(file)))
    return problem(`${file} is larger than 10 MB: no register and no table is`);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return problem(`${file} can't be read`);
  const tenant = await findTenant(values.tenant);
  if (!tenant) return problem(`There is no council ${values.tenant}`);
  const inTenant = <T>(work: Parameters<typeof withTenant<T>>[1]) => withTenant(tenant, work);
  const { name, reference, where } = values;
  const options = {
    ...(name && { name }),
    ...(reference && { reference }),
    ...(where && { where }),
    ...(attribution && { attribution }),
  };
  const who = { accountId: null, userName: 'Import', notificationId: null };
  const id = await inTenant((tx) =>
    keepFile(tx, { kind, fileName: path.basename(file), bytes, preview, options }, who),
  );
  if (values.elsewhere) await inTenant((tx) => acceptElsewhere(tx, id));
  const step = await beginImport(inTenant, id, { council: tenant.name });
  if (step) while ((await step()) === 'more');
  const exitCode = await report(inTenant, id, kind);
  if (preview) await inTenant((tx) => discardPreviewed(tx, id));
  return exitCode;
}

type InTenant = Parameters<typeof beginImport>[0];

/** Prints what came of the import; the whole of it goes to a file where one was named. */
async function report(inTenant: InTenant, id: number, kind: ImportKind): Promise<number> {
  const done = await inTenant((tx) => findImport(tx, id));
  const findings = await allFindings(inTenant, id);
  if (!done || done.status === 'error')
    return problem(`Not imported: ${done?.error ?? 'unknown import'}`);
  if (done.elsewhere !== null) {
    await inTenant((tx) => discardPreviewed(tx, id));
    return problem(`${done.elsewhere}. Not imported: add --elsewhere to import it all the same`);
  }
  const { summary } = done;
  console.log(`${done.file_name}, ${summary.rows} ${kind === 'brownfield' ? 'rows' : 'features'}`);
  console.log(`${summary.taken} taken, ${summary.refused} refused`);
  console.log(`${summary.created} new, ${summary.changed} changed, ${summary.unchanged} unchanged`);
  if (kind === 'brownfield')
    console.log(`${summary.ended} ended, ${summary.missing} missing from this register`);
  console.log(
    `${summary.corrections} corrections, ${summary.cells_refused} values refused, ${summary.notes} notes`,
  );
  for (const [what, count] of grouped(findings))
    console.log(`  ${String(count).padStart(6)}  ${what}`);
  if (values.report) {
    await writeFile(
      values.report,
      findings.map((finding) => `${JSON.stringify(finding)}\n`).join(''),
    );
    console.log(`The whole report: ${values.report}`);
  } else console.log('Add --report <file> to have every row and value listed.');
  return 0;
}

type Findings = Awaited<ReturnType<typeof findFindings>>;

async function allFindings(inTenant: InTenant, importId: number): Promise<Findings> {
  const all: Findings = [];
  for (;;) {
    const page = await inTenant((tx) =>
      findFindings(tx, { importId, limit: 500, offset: all.length }),
    );
    all.push(...page);
    if (page.length < 500) return all;
  }
}

/** How often each thing was said, the most frequent first. */
function grouped(findings: Findings): [string, number][] {
  const counts = new Map<string, number>();
  for (const { outcome, column, reason } of findings) {
    if (!reason) continue;
    const what = `${outcome}: ${column ? `${column}: ` : ''}${reason}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

function problem(words: string): number {
  console.error(words);
  return 1;
}
