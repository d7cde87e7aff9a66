import type { Tx } from '../../platform/db.ts';
import { changed } from '../../platform/changed.ts';
import { completeNewSites } from '../ground/sites/complete-new-sites.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import type { Finding } from '../../records/imports/findings.ts';
import { compareFile, type Comparison, type FileSite, type SiteImport } from './compare-sites.ts';
import { withoutFaults } from './refuse-faults.ts';
import { insertSites, rememberSource, writeImportedSite } from './queries/sites.ts';

export interface SitesImported {
  created: number;
  changed: number;
  unchanged: number;
  ended: number;
  findings: Finding[];
}

/**
 * Compares sites with the council's, at most a few hundred at once, and writes them unless this is a preview; each
 * change has a line of history. Importing the same again writes nothing.
 */
export async function importSites(
  tx: Tx,
  about: SiteImport,
  given: FileSite[],
): Promise<SitesImported> {
  if (given.length === 0) return { created: 0, changed: 0, unchanged: 0, ended: 0, findings: [] };
  const checked = given.map((site) => withoutFaults(site, about.fields));
  const sites = checked.map(({ site }) => site);
  const found = await compareFile(tx, about, sites);
  const ids = about.preview ? new Map<string, number>() : await write(tx, about, found);
  const added = found.fresh.map(({ row, reference }): Finding => {
    const id = ids.get(reference);
    const line = { row, reference, column: null, from: null, to: null, reason: null };
    return { ...line, outcome: 'new', ...(id === undefined ? {} : { siteId: id }) };
  });
  return {
    created: found.fresh.length,
    changed: found.changes.length,
    unchanged: found.unchanged,
    ended: found.ended,
    findings: [...checked.flatMap(({ findings }) => findings), ...found.findings, ...added],
  };
}

/** Writes new sites and changes; gives the ids of the new ones by reference. */
async function write(tx: Tx, about: SiteImport, found: Comparison): Promise<Map<string, number>> {
  for (const { id, columns, site, moves } of found.changes)
    await writeImportedSite(tx, id, columns, site, moves ? about.geometrySource : null);
  const ids = await writeFresh(tx, about, found.fresh);
  // A register has numbered its sites itself.
  const numbered = about.geometrySource !== 'point from register';
  await completeNewSites(tx, [...ids.values()], { numbered });
  const fresh = [...ids].map(([reference, id]) => ({
    id,
    values: found.saidOfFresh.get(reference) ?? {},
  }));
  await rememberSource(tx, about.importId, [...found.said, ...fresh]);
  const author = { accountId: about.who.accountId, displayName: about.who.userName };
  await changed(tx, author, {
    of: siteChanges,
    ids: [...ids.values()],
    kind: 'created',
    onMaps: true,
  });
  await changed(tx, author, {
    of: siteChanges,
    ids: found.changes.map(({ id }) => id),
    kind: 'updated',
    onMaps: true,
    history: found.changes.flatMap(({ edits }) => edits),
  });
  return ids;
}

async function writeFresh(
  tx: Tx,
  about: SiteImport,
  fresh: FileSite[],
): Promise<Map<string, number>> {
  const { starting = {}, fields } = about;
  const columns = fields.map(({ dbPropertyName }) => dbPropertyName);
  const added = await insertSites(
    tx,
    about,
    [...new Set([...columns, ...Object.keys(starting)])],
    fresh.map((site) => ({ ...site, values: { ...starting, ...filled(site) } })),
  );
  return new Map(added.map(({ id, reference }) => [reference, id]));
}

/** What the file says of a site, without its blanks. */
const filled = ({ values }: FileSite) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
