import { previewSiteEdits } from '@calls/land/sites/contract/bulk-edit.ts';
import { MAX_EDITED_AT_ONCE, type PreviewedSite } from '@contract/land/sites/contract/bulk-edit.ts';
import { call } from '../../../../api/call.ts';
import { inChunks } from '../../../../api/in-chunks.ts';
import { type SiteCell, shownText } from '../../../site-fields/cell.ts';
import type { BulkChangeLine } from './change-lines.tsx';
import { bulkChangeMessages as messages } from './messages.ts';
import type { NewValues } from './use-site-edits.ts';

/** What a bulk change would do, counted and line by line. */
export interface Preview {
  values: NewValues;
  /** The sites in which something changes, with the version that was read. */
  changing: { id: number; row_version: number }[];
  same: number;
  refused: number;
  /** Refusals first. */
  lines: BulkChangeLine[];
}

/** Requests a preview, part by part. Throws the failure of a part; undefined if it was stopped. */
export async function readPreview(
  ids: readonly number[],
  values: NewValues,
  cells: ReadonlyMap<string, SiteCell>,
  watch: { progress: (done: number) => void; stopped: () => boolean },
): Promise<Preview | undefined> {
  const preview: Preview = { values, changing: [], same: 0, refused: 0, lines: [] };
  const changes: BulkChangeLine[] = [];
  const { left, error } = await inChunks(
    ids,
    async (sites) => {
      const part = await call(previewSiteEdits, { edits: [{ sites, values }] });
      for (const site of part.sites) {
        const { id, row_version, refused } = site;
        if (site.changes.length > 0) preview.changing.push({ id, row_version });
        else if (refused.length === 0) preview.same += 1;
        if (refused.length > 0) preview.refused += 1;
        preview.lines.push(...refusals(site, cells));
        changes.push(...changed(site, cells));
      }
      preview.refused += part.missing.length;
      for (const id of part.missing) {
        const site = messages.siteNumber(id);
        const why = messages.missing;
        preview.lines.push({ key: `${id}`, site, field: messages.wholeSite, why });
      }
    },
    { size: MAX_EDITED_AT_ONCE, ...watch },
  );
  if (error) throw error;
  if (left.length > 0) return undefined;
  return { ...preview, lines: [...preview.lines, ...changes] };
}

type Cells = ReadonlyMap<string, SiteCell>;

function refusals({ id, name, refused }: PreviewedSite, cells: Cells): BulkChangeLine[] {
  return refused.map(({ column_name_raw: column, why }) => ({
    key: `${id} ${column}`,
    site: name,
    field: cells.get(column)?.label ?? column,
    why,
  }));
}

function changed({ id, name, changes, warned }: PreviewedSite, cells: Cells): BulkChangeLine[] {
  return changes.map(({ column_name_raw: column, old_value, new_value }) => {
    const cell = cells.get(column);
    const warning = warned?.find(({ column_name_raw: of }) => of === column)?.why;
    const words = (value: unknown) => (cell ? shownText(cell, value) : String(value ?? ''));
    return {
      key: `${id} ${column}`,
      site: name,
      field: cell?.label ?? column,
      before: words(old_value),
      after: words(new_value),
      ...(warning === undefined ? {} : { warning }),
    };
  });
}
