import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { formatValue } from '../../council/ground/dictionary/format-value.ts';
import type { SiteValue } from '../../council/ground/dictionary/parse-value.ts';
import type { Tx } from '../../platform/db.ts';
import { DATED_BY_SOURCE, type EditLine } from '../../records/history/record-history.ts';
import type { Finding } from '../../records/imports/findings.ts';
import { geodataMessages as messages } from './messages.ts';
import { compareSites, type IncomingSite, type StoredAndIncoming } from './queries/sites.ts';

/** A site in a file, with its row number. */
export interface FileSite extends IncomingSite {
  row: number;
}

export interface SiteImport {
  importId: number | null;
  /** Whether the file is only compared with what the council has. */
  preview: boolean;
  who: { accountId: number | null; userName: string };
  /** Where the sites come from, such as 'brownfield register'. Together with the reference it identifies a site. */
  source: string;
  geometrySource: 'point from register' | 'imported';
  fields: DictionaryField[];
  /** What a new site begins with where the file says nothing. */
  starting?: Record<string, SiteValue>;
  /** The field that says when a site was last updated: an older file changes nothing. */
  updatedField?: string | undefined;
  /** The field that says when a site left the register. */
  endField?: string | undefined;
}

/** What a file would change. */
export interface Comparison {
  fresh: FileSite[];
  changes: { id: number; site: FileSite; columns: string[]; moves: boolean; edits: EditLine[] }[];
  unchanged: number;
  /** Sites to which the file gives an end. */
  ended: number;
  findings: Finding[];
  /** What the source says of each site that the council has. */
  said: { id: number; values: Record<string, unknown> }[];
  /** What it says of those it hasn't, by reference, as the columns will hold it. */
  saidOfFresh: Map<string, Record<string, unknown>>;
}

/**
 * Compares a file's sites with the council's by source and reference, and holds those. A field changes only where the
 * source itself changed it since its last import; a point never replaces a boundary; a site that was deleted stays so.
 */
export async function compareFile(
  tx: Tx,
  about: SiteImport,
  sites: FileSite[],
): Promise<Comparison> {
  const columns = about.fields.map(({ dbPropertyName }) => dbPropertyName);
  const stored = await compareSites(tx, about.source, columns, sites);
  const byReference = new Map(stored.map((row) => [row.reference, row]));
  const found: Comparison = {
    fresh: [],
    changes: [],
    unchanged: 0,
    ended: 0,
    findings: [],
    said: [],
    saidOfFresh: new Map(),
  };
  for (const site of sites) {
    const held = byReference.get(site.reference);
    const supplied = suppliedValues(site, held?.new_values ?? {});
    if (!held || held.id === null) {
      found.fresh.push(site);
      found.saidOfFresh.set(site.reference, supplied);
      continue;
    }
    const newer = newerHere(about, held);
    if (newer) {
      found.unchanged++;
      found.findings.push(outcome(site, held, 'unchanged', null), older(about, site, held, newer));
      continue;
    }
    compareOne(about, found, site, held);
    found.said.push({ id: held.id, values: supplied });
  }
  return found;
}

function compareOne(
  about: SiteImport,
  found: Comparison,
  site: FileSite,
  held: StoredAndIncoming,
): void {
  const { different, moves, boundaryKept } = differences(about, held, site);
  if (!held.is_deleted && (different.length > 0 || moves)) {
    const { columns, edits, findings } = changesOf(about, held, site, { different, moves });
    found.changes.push({ id: held.id as number, site, columns, moves, edits });
    found.findings.push(...findings);
    if (findings.some((finding) => finding.outcome === 'ended')) found.ended++;
  } else {
    found.unchanged++;
    const reason = held.is_deleted ? messages.deletedHere : null;
    found.findings.push(outcome(site, held, 'unchanged', reason));
  }
  if (boundaryKept && !held.is_deleted)
    found.findings.push(outcome(site, held, 'noted', messages.boundaryKept));
}

function differences(about: SiteImport, held: StoredAndIncoming, site: FileSite) {
  const different = about.fields.filter(({ dbPropertyName: name }) => {
    if (!(name in site.values)) return false;
    const next = held.new_values[name];
    const last = held.source_values;
    const saidBefore = last !== null && name in last && same(last[name], next);
    // What was changed here since the source's last update stays the later of both.
    const earlier = name === about.updatedField && isEarlier(next, held.old_values?.[name]);
    return !same(held.old_values?.[name], next) && !saidBefore && !earlier;
  });
  const onlyPoint = held.geometry_source === 'point from register';
  const replaceable = onlyPoint || about.geometrySource === 'imported';
  const moves = held.moved && replaceable && held.geometry_source !== 'drawn';
  return { different, moves, boundaryKept: held.moved && !moves };
}

/** Each change as history keeps it and as a report shows it. */
function changesOf(
  { endField, updatedField }: SiteImport,
  held: StoredAndIncoming,
  site: FileSite,
  { different, moves }: { different: DictionaryField[]; moves: boolean },
) {
  const edits: EditLine[] = [];
  const findings: Finding[] = [];
  // The file says itself when this was changed: exports then do not say that it was changed today.
  const dated = updatedField !== undefined && (site.values[updatedField] ?? null) !== null;
  const details = dated ? { [DATED_BY_SOURCE]: true } : {};
  for (const field of different) {
    const { dbPropertyName: name, label } = field;
    const [before, after] = [held.old_values?.[name], held.new_values[name]];
    const [oldValue, newValue] = [asText(before), asText(after)];
    edits.push({ recordIds: [held.id as number], field: name, label, oldValue, newValue, details });
    const ends = name === endField && oldValue === null && newValue !== null;
    findings.push({
      ...outcome(site, held, ends ? 'ended' : 'changed', null),
      column: label,
      from: oldValue === null ? null : formatValue(field, before),
      to: newValue === null ? null : formatValue(field, after),
    });
  }
  if (moves) {
    const [oldValue, newValue] = [held.old_place, held.new_place];
    const recordIds = [held.id as number];
    edits.push({
      recordIds,
      field: 'wkb_geometry',
      label: 'Geometry',
      oldValue,
      newValue,
      details,
    });
    const moved = outcome(site, held, 'changed', null);
    findings.push({ ...moved, column: 'Geometry', from: oldValue, to: newValue });
  }
  return { columns: different.map(({ dbPropertyName }) => dbPropertyName), edits, findings };
}

/** The day of the last update that the council has from this source, if the file's is earlier. */
function newerHere({ updatedField }: SiteImport, held: StoredAndIncoming): string | undefined {
  const [here, there] = [held.source_values, held.new_values].map(
    (values) => values?.[updatedField ?? ''],
  );
  return typeof here === 'string' && isEarlier(there, here) ? here : undefined;
}

function older(
  { updatedField = '' }: SiteImport,
  site: FileSite,
  held: StoredAndIncoming,
  newer: string,
): Finding {
  const from = String(held.new_values[updatedField]);
  const asked = outcome(site, held, 'asked', messages.olderThanHere);
  return { ...asked, column: updatedField || null, from, to: newer };
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
  { id }: StoredAndIncoming,
  result: Finding['outcome'],
  reason: string | null,
): Finding {
  const about = { row, reference, outcome: result, column: null, from: null, to: null, reason };
  return id === null ? about : { ...about, siteId: id };
}

const isEarlier = (day: unknown, than: unknown) =>
  typeof day === 'string' && typeof than === 'string' && day < than;

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
