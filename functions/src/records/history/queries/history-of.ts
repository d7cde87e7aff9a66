import type { Entity } from '../../../platform/entities.ts';
import { sql, type Sql } from '../../../platform/db.ts';

/** Whose history: a site's, or that of a record of another type. */
export interface HistoryOf {
  entity: Entity;
  id: number;
}

/** The lines that a history shows, said of a line `h`: a site's has those of its letters, too. */
export const shownLines = ({ entity, id }: HistoryOf): Sql<boolean> =>
  entity === 'site'
    ? sql<boolean>`h.site_id = ${id}`
    : sql<boolean>`h.entity = ${entity} and h.record_id = ${id}`;

/** The lines about the record itself, which an undo may take back. */
export const ownLines = (of: HistoryOf): Sql<boolean> =>
  of.entity === 'site' ? sql<boolean>`${shownLines(of)} and h.entity = 'site'` : shownLines(of);
