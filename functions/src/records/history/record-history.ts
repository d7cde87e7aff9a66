import type { Author } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import type { Entity } from '../../platform/entities.ts';
import { bulkChangeOf } from './bulk-change.ts';
import { insertEdits, writeFileLine } from './queries/lines.ts';

/** One line of records' history: a field that changed, or what stands for one. */
export interface EditLine {
  /** A column, or what kind of thing, such as 'contact'. */
  field: string;
  label: string;
  oldValue?: string | null;
  /** Without one history does not show the change. */
  newValue: string | null;
  /** Which of the site's scenarios; the site itself unless said. */
  scenarioName?: string;
  /** Kept beside the text, such as the values as the columns hold them. */
  details?: Record<string, unknown>;
  /** Why, in the words of who changed it. */
  content?: string | undefined;
  /** Lines of one change that can be undone together. */
  changeId?: string | null;
  /** Whose line it is, where not of every record that changed. */
  recordIds?: number[];
  /** Of a record that is no site: the site whose history shows the line as well. */
  siteId?: number;
}

/** In the details of a line: the source of the change said itself on which day it was made. */
export const DATED_BY_SOURCE = 'datedBySource';

/** What became of files of a site. */
export interface FileLine {
  fileNames: readonly string[];
  actionType: 'UPLOAD' | 'DELETE' | 'RESTORE' | 'QUARANTINE';
  /** What came in one upload is one line, however its files arrive one after another. */
  upload?: string;
}

export type SiteLine = EditLine | FileLine;

/** Writes lines of sites' history in their order, with the name that their author has today; gives the ids of the edits. */
export async function writeSiteHistory(
  tx: Tx,
  author: Author,
  siteIds: readonly number[],
  lines: readonly SiteLine[],
): Promise<number[]> {
  const edits = lines.filter((line): line is EditLine => !('fileNames' in line));
  for (const line of lines)
    if ('fileNames' in line) for (const id of siteIds) await writeFileLine(tx, author, id, line);
  return writeEdits(tx, author, { entity: 'site', ids: siteIds }, edits);
}

/** Writes the history of records of another type than sites, as `ChangeRules` have it. */
export const historyWriter =
  (entity: Exclude<Entity, 'site'>) =>
  (tx: Tx, author: Author, ids: readonly number[], lines: readonly EditLine[]) =>
    writeEdits(tx, author, { entity, ids }, lines);

async function writeEdits(
  tx: Tx,
  author: Author,
  { entity, ids }: { entity: Entity; ids: readonly number[] },
  edits: readonly EditLine[],
): Promise<number[]> {
  if (edits.length === 0) return [];
  return insertEdits(tx, author, { entity, ids, bulkId: bulkChangeOf(tx) }, edits);
}
