import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import type { SiteValue } from '../../council/ground/dictionary/parse-value.ts';
import type { Tx } from '../../platform/db.ts';
import { changed } from '../../platform/changed.ts';
import { completeNewSites } from '../ground/sites/complete-new-sites.ts';
import { withoutFaults } from './refuse-faults.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import type { EditLine } from '../ground/history/record-history.ts';
import type { Finding } from '../ground/shape-files/findings.ts';
import { geodataMessages as messages } from './messages.ts';
import {
  compareSites,
  insertSites,
  rememberSource,
  writeImportedSite,
  type StoredAndIncoming,
  type IncomingSite,
} from './queries/sites.ts';

/** A site in a file, with its row number. */
export interface FileSite extends IncomingSite {
  row: number;
}

export interface SiteImport {
  importId: number | null;
  who: { accountId: number | null; userName: string };
  /** Where the sites come from, such as 'brownfield register'. Together with the reference it identifies a site. */
  source: string;
  geometrySource: 'point from register' | 'imported';
  fields: DictionaryField[];
  /** What a new site begins with where the file says nothing. */
  starting?: Record<string, SiteValue>;
  /** The field that says when a site was last updated: an older file changes nothing. */
  updatedField?: string | undefined;
}

export interface SitesImported {
  created: number;
  changed: number;
  unchanged: number;
  findings: Finding[];
}

/**
 * Writes sites by source and reference, at most a few hundred at once. A field changes only where the source itself
 * changed it since its last import, each change with a line of history; a point never replaces a boundary; a site
 * that was deleted stays so. Importing the same again writes nothing.
 */
export async function importSites(
  tx: Tx,
  about: SiteImport,
  given: FileSite[],
): Promise<SitesImported> {
  const checked = given.map((site) => withoutFaults(site, about.fields));
  const sites = checked.map(({ site }) => site);
  const findings = checked.flatMap((each) => each.findings);
  const done: SitesImported = { created: 0, changed: 0, unchanged: 0, findings };
  if (sites.length === 0) return done;
  const columns = about.fields.map(({ dbPropertyName }) => dbPropertyName);
  const compared = new Map(
    (await compareSites(tx, about.source, columns, sites)).map((row) => [row.reference, row]),
  );
  const history: EditLine[] = [];
  const remembered: { id: number; values: Record<string, unknown> }[] = [];
  const fresh: FileSite[] = [];
  const updated: number[] = [];
  for (const site of sites) {
    const held = compared.get(site.reference);
    if (!held || held.id === null) {
      fresh.push(site);
      continue;
    }
    const newer = newerHere(about, held);
    if (newer) {
      const older = String(held.new_values[about.updatedField ?? '']);
      done.unchanged++;
      done.findings.push(outcome(site, 'unchanged', null));
      const finding = outcome(site, 'asked', messages.olderThanHere);
      done.findings.push({
        ...finding,
        column: about.updatedField ?? null,
        from: older,
        to: newer,
      });
      continue;
    }
    const change = held.is_deleted ? undefined : changeOf(about, held, site);
    if (change && (change.columns.length > 0 || change.moves)) {
      await writeImportedSite(
        tx,
        held.id,
        change.columns,
        site,
        change.moves ? about.geometrySource : null,
      );
      history.push(...change.edits);
      updated.push(held.id);
      done.changed++;
      done.findings.push(outcome(site, 'taken', null));
    } else {
      done.unchanged++;
      done.findings.push(outcome(site, 'unchanged', held.is_deleted ? messages.deletedHere : null));
    }
    if (change?.boundaryKept) done.findings.push(outcome(site, 'noted', messages.boundaryKept));
    remembered.push({ id: held.id, values: suppliedValues(site, held.new_values) });
  }
  const { starting = {} } = about;
  const startingSites = fresh.map((site) => ({
    ...site,
    values: { ...starting, ...filled(site) },
  }));
  const allColumns = [...new Set([...columns, ...Object.keys(starting)])];
  const added = await insertSites(tx, about, allColumns, startingSites);
  // A register has numbered its sites itself.
  const numbered = about.geometrySource !== 'point from register';
  await completeNewSites(
    tx,
    added.map(({ id }) => id),
    { numbered },
  );
  const ids = new Map(added.map(({ id, reference }) => [reference, id]));
  for (const site of fresh) {
    const id = ids.get(site.reference) as number;
    remembered.push({
      id,
      values: suppliedValues(site, compared.get(site.reference)?.new_values ?? {}),
    });
  }
  done.created = added.length;
  done.findings.push(...fresh.map((site) => outcome(site, 'taken', null)));
  await rememberSource(tx, about.importId, remembered);
  const author = { accountId: about.who.accountId, displayName: about.who.userName };
  const created = added.map(({ id }) => id);
  await changed(tx, author, { of: siteChanges, ids: created, kind: 'created', onMaps: true });
  const event = { of: siteChanges, ids: updated, kind: 'updated', onMaps: true } as const;
  await changed(tx, author, { ...event, history });
  return done;
}

/** What the file says of a site, without its blanks. */
const filled = ({ values }: FileSite) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** The day of the last update that the council has from this source, if the file's is earlier. */
function newerHere({ updatedField }: SiteImport, held: StoredAndIncoming): string | undefined {
  const [here, there] = [held.source_values, held.new_values].map(
    (values) => values?.[updatedField ?? ''],
  );
  return typeof here === 'string' && typeof there === 'string' && there < here ? here : undefined;
}

/** Of the values as the columns hold them, those that the file gave. */
function suppliedValues(
  { values }: FileSite,
  held: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, held[name] ?? null]));
}

function outcome(
  { row, reference }: FileSite,
  result: Finding['outcome'],
  reason: string | null,
): Finding {
  return { row, reference, outcome: result, column: null, from: null, to: null, reason };
}

/** What the file changes in an existing site. */
function changeOf(about: SiteImport, held: StoredAndIncoming, site: FileSite) {
  const different = about.fields.filter(({ dbPropertyName: name }) => {
    if (!(name in site.values)) return false;
    const [old, next, last] = [
      held.old_values?.[name],
      held.new_values[name],
      held.source_values?.[name],
    ];
    const saidBefore =
      held.source_values !== null && name in held.source_values && same(last, next);
    return !same(old, next) && !saidBefore;
  });
  const onlyPoint = held.geometry_source === 'point from register';
  const replaceable = onlyPoint || about.geometrySource === 'imported';
  const moves = held.moved && replaceable && held.geometry_source !== 'drawn';
  const edits: EditLine[] = different.map(({ dbPropertyName: name, label }) => ({
    siteIds: [held.id as number],
    field: name,
    label,
    oldValue: asText(held.old_values?.[name]),
    newValue: asText(held.new_values[name]),
  }));
  if (moves) {
    edits.push({
      siteIds: [held.id as number],
      field: 'wkb_geometry',
      label: 'Geometry',
      oldValue: held.old_place,
      newValue: held.new_place,
    });
  }
  return {
    columns: different.map(({ dbPropertyName }) => dbPropertyName),
    moves,
    edits,
    boundaryKept: held.moved && !moves,
  };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
