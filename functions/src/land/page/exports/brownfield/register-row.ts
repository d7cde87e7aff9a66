import type { DictionaryField } from '../../../../council/ground/dictionary/field.ts';
import { fieldTypeOf } from '../../../../council/ground/dictionary/field-types.ts';
import type { ExportColumn } from '../columns.ts';
import { exportMessages as messages } from '../messages.ts';
import type { ExportedRow } from '../queries/rows.ts';
import { registerCell } from './register-cell.ts';
import { columnsOf2017, type RegisterColumn, registerColumns } from './register-columns.ts';

export interface RegisterProblem {
  siteId: number | null;
  reference: string | null;
  column: string;
  reason: string;
}

/** How a council's fields fill the register's columns: the source of each, or that there is none. */
export interface RegisterPlan {
  columns: ExportColumn[];
  /** The columns of the file: the standard's, then those of 2017 that some site has. */
  written: readonly RegisterColumn[];
  /** By register column: the index of its value among `columns`, and the field's options. */
  sources: Map<string, { at: number; options: DictionaryField['options'] }>;
  /** Required columns for which the dictionary has no field. */
  problems: RegisterProblem[];
}

const OURS: Record<string, Pick<ExportColumn, 'name' | 'from' | 'kind'>> = {
  SiteReference: { name: 'source_reference', from: 'site', kind: 'text' },
  GeoX: { name: 'longitude', from: 'place', kind: 'number' },
  GeoY: { name: 'latitude', from: 'place', kind: 'number' },
};

/** The council's fields of the form of 2017, by the names of their columns. */
export const fieldsOf2017 = (dictionary: DictionaryField[]): Map<string, string> =>
  new Map(
    columnsOf2017.flatMap(({ name }) => {
      const field = dictionary.find(({ standardName }) => standardName === name);
      return field ? [[name, field.dbPropertyName] as const] : [];
    }),
  );

/**
 * Which site column fills which register column, by the dictionary's `standardName`. `old` names the columns of 2017
 * that the file has.
 */
export function registerPlan(
  dictionary: DictionaryField[],
  old: ReadonlySet<string> = new Set(),
): RegisterPlan {
  const written = [...registerColumns, ...columnsOf2017.filter(({ name }) => old.has(name))];
  const columns: ExportColumn[] = [];
  const sources: RegisterPlan['sources'] = new Map();
  const problems: RegisterProblem[] = [];
  for (const { name, level } of written) {
    const field = dictionary.find(({ standardName }) => standardName === name);
    const source = field
      ? {
          name: field.dbPropertyName,
          from: 'dictionary' as const,
          kind: fieldTypeOf(field.type).kind,
        }
      : OURS[name];
    if (source) {
      sources.set(name, { at: columns.length, options: field?.options ?? [] });
      columns.push({ ...source, label: name, unit: null, naming: false });
    } else if (level !== 'optional') {
      problems.push({ siteId: null, reference: null, column: name, reason: messages.noFieldFor });
    }
  }
  const least = dictionary.find(({ standardName }) => standardName === LEAST_HOMES);
  if (least && !sources.has(LEAST_HOMES)) {
    sources.set(LEAST_HOMES, { at: columns.length, options: [] });
    const name = least.dbPropertyName;
    columns.push({
      name,
      from: 'dictionary',
      kind: 'number',
      label: LEAST_HOMES,
      unit: null,
      naming: false,
    });
  }
  return { columns, written, sources, problems };
}

/** One site as a line of the register, with anything the standard does not allow. */
export function registerRow(
  row: ExportedRow,
  { sources, written }: RegisterPlan,
): { cells: string[]; problems: RegisterProblem[] } {
  const problems: { column: string; reason: string }[] = [];
  const cells = written.map(({ name, kind, level }) => {
    const source = sources.get(name);
    if (!source) return '';
    const cell = registerCell(row.values[source.at], kind, source.options);
    if ('reason' in cell && isOf2017(name)) return plainCell(row.values[source.at]);
    if ('reason' in cell) problems.push({ column: name, reason: cell.reason });
    else if (level === 'needed' && cell.text === '')
      problems.push({
        column: name,
        reason: kind === 'longitude' || kind === 'latitude' ? messages.noPlace : messages.missing,
      });
    return 'text' in cell ? cell.text : '';
  });
  fillRange(cells, row, sources.get(LEAST_HOMES)?.at);
  const of = (name: string) =>
    cells[registerColumns.findIndex((column) => column.name === name)] ?? '';
  problems.push(...contradictions(of));
  const reference = of('SiteReference') || null;
  return { cells, problems: problems.map((each) => ({ siteId: row.id, reference, ...each })) };
}

/** The current standard says nothing of these columns: what does not fit them is written as it is. */
const isOf2017 = (name: string) => columnsOf2017.some((column) => column.name === name);

function plainCell(value: unknown): string {
  const cell = registerCell(value, 'text');
  return 'text' in cell ? cell.text : '';
}

/** The form of 2017 had one number of dwellings; it fills a range that the council left blank. */
const LEAST_HOMES = 'MinNetDwellings';

function fillRange(cells: string[], { values }: ExportedRow, least: number | undefined): void {
  const at = (name: string) => registerColumns.findIndex((column) => column.name === name);
  const [from, to] = [at('NetDwellingsRangeFrom'), at('NetDwellingsRangeTo')];
  const cell = registerCell(least === undefined ? null : values[least], 'count');
  if (cells[from] === '' && cells[to] === '') cells[from] = 'text' in cell ? cell.text : '';
  if (cells[to] === '') cells[to] = cells[from] ?? '';
}

function contradictions(of: (name: string) => string): { column: string; reason: string }[] {
  const found: { column: string; reason: string }[] = [];
  const [from, to] = [of('NetDwellingsRangeFrom'), of('NetDwellingsRangeTo')];
  if (from !== '' && to !== '' && Number(from) > Number(to))
    found.push({ column: 'NetDwellingsRangeTo', reason: messages.rangeTurned(from, to) });
  const added = of('FirstAddedDate');
  for (const later of ['LastUpdatedDate', 'EndDate']) {
    const day = of(later);
    if (added !== '' && day !== '' && day < added)
      found.push({ column: later, reason: messages.beforeAdded(added) });
  }
  return found;
}
