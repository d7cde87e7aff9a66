import type { Tx } from '../../../platform/db.ts';
import type { Entity } from '../../../platform/entities.ts';
import { invalidField } from '../../../platform/errors.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { BASE } from '../../ground/scenarios/base-scenario.ts';
import type { RecordType } from '../../../records/search/record-type.ts';
import { filtersInWords } from '../../../records/search/filters-in-words.ts';
import { siteRecords } from '../../ground/search/site-records.ts';
import { rowsOf } from '../../../records/table/queries.ts';
import { type ExportColumn, fieldColumns, pickColumns } from '../../../records/exports/columns.ts';
import { type ExportPlan, planExport } from './export-plan.ts';
import { registerPlan } from './brownfield/register-row.ts';
import { loadFileFormat } from './load-file-format.ts';
import { exportMessages as messages } from './messages.ts';
import type { ExportRow } from './queries/exports.ts';
import { findRows } from './queries/rows.ts';
import type { ExportedRow } from '../../../records/exports/exported-row.ts';

/** The types of record that can be exported besides sites, loaded when one is. */
export type ExportedRecords = Partial<Record<Exclude<Entity, 'site'>, () => Promise<RecordType>>>;

/** What was asked for, with the selection that it is kept as. */
type PlannedRequest = ExportRow['request'] & { selection?: string | undefined };

/** A type of record as its file is made. */
export interface ExportSource {
  record: RecordType;
  /** Throws payload-invalid for an unknown field, naming it. */
  plan(tx: Tx, tenant: Tenant, request: PlannedRequest, madeAt: Date): Promise<ExportPlan>;
  /** In the order of the ids; records that are gone are left out. */
  rows(tx: Tx, ids: number[], plan: ExportPlan): Promise<ExportedRow[]>;
}

const sites: ExportSource = {
  record: siteRecords,
  plan: planExport,
  rows: (tx, ids, { format, sheet: { columns, scenario = BASE } }) =>
    findRows(tx, ids, { columns, scenario, shape: format.shape }),
};

/** How records of a type are exported; throws payload-invalid for a type that cannot be. */
export async function sourceOf(entity: Entity, records: ExportedRecords): Promise<ExportSource> {
  if (entity === 'site') return sites;
  const record = await records[entity]?.();
  if (!record) throw invalidField('record_type', messages.notExported);
  return sourceOfRecord(record);
}

const sourceOfRecord = (record: RecordType): ExportSource => ({
  record,
  plan: async (tx, tenant, request, madeAt) => {
    const dictionary = await record.dictionary(tx);
    const known = [...fieldColumns(dictionary), ...derivedColumns(record)];
    const title = `${record.plural} of ${tenant.name}`;
    const columns = pickColumns(request.selected_fields, known);
    return {
      format: await loadFileFormat(request.file_type, registerPlan(dictionary)),
      sheet: {
        title,
        sheetName: record.plural,
        council: tenant.name,
        columns,
        filters: await filtersInWords(tx, record, request.filters),
        attribution: '',
        madeAt,
      },
    };
  },
  rows: async (tx, ids, { sheet: { columns } }) => {
    const derived = new Set(record.derived?.fields.map(({ name }) => name));
    const names = columns.map(({ name }) => name).filter((name) => !derived.has(name));
    const found = await rowsOf(tx, record, ids, names);
    const rows = (await record.derived?.fill(tx, found)) ?? found;
    return rows.map((row) => ({
      id: row.id,
      has_scenario: true,
      shape_kind: null,
      shape: null,
      values: columns.map(({ name }) => row[name]),
    }));
  },
});

const derivedColumns = ({ derived }: RecordType): ExportColumn[] =>
  (derived?.fields ?? []).map(({ name, label }) => ({
    name,
    label,
    kind: 'text',
    unit: null,
    from: 'dictionary',
    naming: false,
  }));
