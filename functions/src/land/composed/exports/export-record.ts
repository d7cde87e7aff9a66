import { BASE } from '../../ground/scenarios/base-scenario.ts';
import type { ExportRecord } from './contract.ts';
import { remarksOf } from './export-plan.ts';
import type { ExportRow } from './queries/exports.ts';

/** An export as its owner sees it. */
export function exportRecord(row: ExportRow): ExportRecord {
  const { id, file_type, file_name, status, sites, done, total, size_bytes, error } = row;
  return {
    id,
    record_type: row.entity,
    file_type,
    file_name,
    status,
    scenario: row.request.scenario ?? BASE,
    sites,
    done,
    total,
    size_bytes,
    remarks: remarksOf(row.counts, row.entity),
    error,
    created_at: row.created_at,
    finished_at: row.finished_at,
    expires_at: row.expires_at,
  };
}
