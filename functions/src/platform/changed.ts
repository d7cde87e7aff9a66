import { beforeCommit, type Tx } from './db.ts';
import type { Entity } from './entities.ts';
import { bumpLayerVersions } from './layer-version.ts';
import { enqueueJob, type AnyNewJob } from './outbox.ts';
import { announceUpdates, type Announcement, type Update } from './updates.ts';

/** Who makes a change; `accountId` is null if nobody did, or if it is no longer known. */
export interface Author {
  accountId: number | null;
  displayName: string;
  /** The browser tab that asked for the change; it need not be notified. */
  tab?: string | undefined;
}

/** What follows a change to records of one kind. A kind without history or tiles leaves those out. */
export interface ChangeRules<Id extends Update['id'], Line = never> {
  entity: Entity;
  /** Writes lines of history about these records and returns their ids. */
  writeHistory?: (
    tx: Tx,
    author: Author,
    ids: readonly Id[],
    lines: readonly Line[],
  ) => Promise<number[]>;
  /** Raises the versions of these rows; needed if only related rows were written. */
  raiseVersions?: (tx: Tx, ids: readonly Id[]) => Promise<void>;
  /** What else has to change with these records, in the same transaction. */
  follow?: (tx: Tx, author: Author | null, ids: readonly Id[]) => Promise<void>;
  /** The map layers that draw these records. */
  layersOf?: (ids: readonly Id[]) => readonly string[];
}

export interface ChangeEvent<Id extends Update['id'], Line> {
  of: ChangeRules<Id, Line>;
  /** Too many to announce one by one are announced together. */
  ids: readonly Id[];
  kind: Update['kind'];
  history?: readonly Line[];
  /** Related rows were written but not the records' own: their versions rise all the same. */
  around?: boolean;
  /** Whether the change affects how maps draw them. */
  onMaps?: boolean;
  /** False if history gains a line but pages show nothing different. */
  isNews?: boolean;
  /** Jobs to enqueue. */
  jobs?: AnyNewJob[];
}

/**
 * Does everything that follows a change, in its transaction: history, row versions, jobs, news to open pages, and new
 * tile addresses. Call it once the change is written. News and tiles are written by the last statements before the
 * commit, however often it is called. Returns the ids of the lines of history. Does nothing without ids.
 */
export async function changed<Id extends Update['id'], Line>(
  tx: Tx,
  author: Author | null,
  event: ChangeEvent<Id, Line>,
): Promise<number[]> {
  const { of: type, ids, kind, history = [], jobs = [] } = event;
  if (ids.length === 0) return [];
  const lines =
    author && history.length > 0 ? await type.writeHistory?.(tx, author, ids, history) : [];
  if (event.around) await type.raiseVersions?.(tx, ids);
  await type.follow?.(tx, author, ids);
  for (const job of jobs) await enqueueJob(tx, job);
  const ending = endingOf(tx);
  if (event.isNews !== false) {
    ending.entities.add(type.entity);
    ending.news.push({ entity: type.entity, ids, kind, tab: author?.tab });
  }
  if (event.onMaps) for (const layer of type.layersOf?.(ids) ?? []) ending.layers.add(layer);
  return lines ?? [];
}

/**
 * What is written at the very end of a transaction: whoever follows a new address then finds the new content, and the
 * locks are held only briefly.
 */
interface Ending {
  /** Kinds of records announced so far. */
  entities: Set<Entity>;
  news: Announcement[];
  layers: Set<string>;
}
const endings = new WeakMap<Tx, Ending>();

function endingOf(tx: Tx): Ending {
  const begun = endings.get(tx);
  if (begun) return begun;
  const ending: Ending = { entities: new Set(), news: [], layers: new Set() };
  endings.set(tx, ending);
  beforeCommit(tx, () => settle(tx));
  return ending;
}

/** Writes what `changed` has deferred to the end, for answers that include the new version. Only reads may follow. */
export async function settle(tx: Tx): Promise<void> {
  const ending = endingOf(tx);
  const [news, layers] = [ending.news.splice(0), [...ending.layers]];
  ending.layers.clear();
  await announceUpdates(tx, news);
  if (layers.length > 0) await bumpLayerVersions(tx, layers);
}

/** Which kinds of records a transaction has announced so far. */
export const announcedIn = (tx: Tx): ReadonlySet<Entity> => endings.get(tx)?.entities ?? new Set();
