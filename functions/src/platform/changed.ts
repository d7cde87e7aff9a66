import { beforeCommit, type Tx } from './db.ts';
import type { Entity } from './entities.ts';
import { bumpLayerVersions } from './layer-version.ts';
import { enqueueJob, type AnyNewJob } from './outbox.ts';
import { announceUpdates, type Announcement, type Update } from './updates.ts';

/** Who changes something; `accountId` is null where nobody did, or nobody knows any more. */
export interface Author {
  accountId: number | null;
  displayName: string;
  /** The browser tab that asked for the change: it knows already. */
  tab?: string | undefined;
}

/** What follows a change of records of one kind. A kind that keeps no history or has no tiles leaves that out. */
export interface ChangeRules<Id extends Update['id'], Line = never> {
  entity: Entity;
  /** Writes lines of history about these records; gives the lines' ids. */
  writeHistory?: (
    tx: Tx,
    author: Author,
    ids: readonly Id[],
    lines: readonly Line[],
  ) => Promise<number[]>;
  /** Raises the versions of these rows, where only what surrounds them was written. */
  raiseVersions?: (tx: Tx, ids: readonly Id[]) => Promise<void>;
  /** The map layers that draw these records. */
  layersOf?: (ids: readonly Id[]) => readonly string[];
}

export interface ChangeEvent<Id extends Update['id'], Line> {
  of: ChangeRules<Id, Line>;
  /** Too many to be told one by one are announced together. */
  ids: readonly Id[];
  kind: Update['kind'];
  history?: readonly Line[];
  /** Something around the records was written and not their rows: their versions rise all the same. */
  around?: boolean;
  /** Whether maps draw them otherwise now. */
  onMaps?: boolean;
  /** False where history gains a line but nothing that pages show of the record changed. */
  isNews?: boolean;
  /** Work that follows, by way of the outbox. */
  jobs?: AnyNewJob[];
}

/**
 * All that follows a change, in its transaction: history, row versions, work for later, news to open pages, and new
 * addresses for tiles. Call it once the change is written; news and tiles are the last statements before the commit,
 * however often it is called. Gives the ids of the lines of history. Without ids nothing happens.
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
  for (const job of jobs) await enqueueJob(tx, job);
  const ending = endingOf(tx);
  if (event.isNews !== false) {
    ending.entities.add(type.entity);
    ending.news.push({ entity: type.entity, ids, kind, tab: author?.tab });
  }
  if (event.onMaps) for (const layer of type.layersOf?.(ids) ?? []) ending.layers.add(layer);
  return lines ?? [];
}

/** What a transaction ends with: whoever asks by a new address finds what was written, and few wait for its lock. */
interface Ending {
  /** Kinds of records that were announced. */
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

/** Writes what `changed` leaves for the end, for an answer that shows a new version: only reads may follow. */
export async function settle(tx: Tx): Promise<void> {
  const ending = endingOf(tx);
  const [news, layers] = [ending.news.splice(0), [...ending.layers]];
  ending.layers.clear();
  await announceUpdates(tx, news);
  if (layers.length > 0) await bumpLayerVersions(tx, layers);
}

/** Which kinds of records a transaction has announced so far. */
export const announcedIn = (tx: Tx): ReadonlySet<Entity> => endings.get(tx)?.entities ?? new Set();
