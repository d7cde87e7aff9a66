import type { DictionaryField } from '../../../../council/ground/dictionary/field.ts';
import { londonDay } from '../../../../platform/dates/london.ts';
import { LAST_UPDATED } from '../../../ground/sites/last-updated.ts';
import { type ExportColumn, fieldValue } from '../../../../records/exports/columns.ts';
import { siteReference } from '../site-columns.ts';
import { exportMessages as messages } from '../messages.ts';
import type { ExportedRow } from '../../../../records/exports/exported-row.ts';
import { isMixed, type KnownLand, knownLand, unfitLand } from './known-land.ts';
import { registerCell } from './register-cell.ts';
import { columnsOf2017, type RegisterColumn, registerColumns } from './register-columns.ts';

export interface RegisterProblem {
  siteId: number | null;
  reference: string | null;
  column: string;
  reason: string;
}

/** A site of which the register says something besides its columns. */
export type RegisterSite = Omit<RegisterProblem, 'column' | 'siteId'> & { siteId: number };

/** How a council's fields fill the register's columns: the source of each, or that there is none. */
export interface RegisterPlan {
  columns: ExportColumn[];
  /** The columns of the file: the standard's, then those of 2017 that some site has. */
  written: readonly RegisterColumn[];
  /** By register column: the index of its value among `columns`, and the field's options. */
  sources: Map<string, { at: number; options: DictionaryField['options'] }>;
  land: KnownLand;
  /** Required columns for which the dictionary has no field. */
  problems: RegisterProblem[];
}

interface PlanOptions {
  /** The columns of 2017 that the file has. */
  old?: ReadonlySet<string>;
  /** Where no field tells it: somebody says that all of the sites are previously developed land. */
  developed?: boolean | undefined;
}

const OURS: Record<string, Pick<ExportColumn, 'name' | 'from' | 'kind'>> = {
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

/** Which site column fills which register column, by the dictionary's `standardName`. */
export function registerPlan(
  dictionary: DictionaryField[],
  { old = new Set(), developed }: PlanOptions = {},
): RegisterPlan {
  const written = [...registerColumns, ...columnsOf2017.filter(({ name }) => old.has(name))];
  const columns: ExportColumn[] = [];
  const sources: RegisterPlan['sources'] = new Map();
  const problems: RegisterProblem[] = [];
  for (const { name, level } of written) {
    const field = dictionary.find(({ standardName }) => standardName === name);
    const source = sourceOf(name, dictionary, field);
    if (source) {
      sources.set(name, { at: columns.length, options: field?.options ?? [] });
      columns.push({ ...source, label: name, unit: null, naming: false });
    } else if (level !== 'optional') {
      problems.push({ siteId: null, reference: null, column: name, reason: messages.noFieldFor });
    }
  }
  const least = dictionary.find(({ standardName }) => standardName === MINIMUM_HOMES_COLUMN);
  if (least && !sources.has(MINIMUM_HOMES_COLUMN)) {
    sources.set(MINIMUM_HOMES_COLUMN, { at: columns.length, options: [] });
    const name = least.dbPropertyName;
    columns.push({
      name,
      from: 'dictionary',
      kind: 'number',
      label: MINIMUM_HOMES_COLUMN,
      unit: null,
      naming: false,
    });
  }
  const land = knownLand(dictionary, columns, developed);
  return { columns, written, sources, land, problems };
}

type Source = Pick<ExportColumn, 'name' | 'from' | 'kind' | 'among'>;

function sourceOf(
  column: string,
  dictionary: DictionaryField[],
  field: DictionaryField | undefined,
): Source | undefined {
  if (column === 'SiteReference')
    return { name: 'source_reference', kind: 'text', ...siteReference(dictionary) };
  if (column === LAST_UPDATED && field) return { ...fieldValue(field), from: 'last change' };
  return field ? fieldValue(field) : OURS[column];
}

/** A site's cells, and what keeps them from being its line of the register. */
export interface ExportedRegisterRow {
  cells: string[];
  problems: RegisterProblem[];
  /** That it does not belong there, as it is not known to be previously developed land. */
  leftOut: RegisterSite | undefined;
  /** What is to be looked at, although it belongs there. */
  noted: RegisterSite | undefined;
  /** It stays in the register with its end, but its land counts no more. */
  hasEnded: boolean;
}

/** One site as a line of the register, with anything the standard does not allow. */
export function registerRow(
  row: ExportedRow,
  { sources, written, land }: RegisterPlan,
): ExportedRegisterRow {
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
  fillRange(cells, row, sources.get(MINIMUM_HOMES_COLUMN)?.at);
  const of = (name: string) =>
    cells[registerColumns.findIndex((column) => column.name === name)] ?? '';
  problems.push(...contradictions(of));
  const reference = of('SiteReference') || null;
  const about = { siteId: row.id, reference };
  const said = (reason: string | undefined) =>
    reason === undefined ? undefined : { ...about, reason };
  return {
    cells,
    problems: problems.map((each) => ({ ...about, ...each })),
    leftOut: said(unfitLand(row, land)),
    noted: said(isMixed(row, land) ? messages.mixedLand : undefined),
    hasEnded: hasPassed(of('EndDate')),
  };
}

const hasPassed = (day: string) => day !== '' && day <= londonDay(new Date());

/** The current standard says nothing of these columns: what does not fit them is written as it is. */
const isOf2017 = (name: string) => columnsOf2017.some((column) => column.name === name);

function plainCell(value: unknown): string {
  const cell = registerCell(value, 'text');
  return 'text' in cell ? cell.text : '';
}

/** The form of 2017 had one number of dwellings; it fills a range that the council left blank. */
const MINIMUM_HOMES_COLUMN = 'MinNetDwellings';

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
