import type { Filter } from '@contract/council/ground/filters/filter.ts';
import type { RecordTableRow } from '@contract/records/kept/finding-endpoints.ts';
import type { RecordCalls } from '@contract/records/kept/record-endpoints.ts';
import { call } from '../../api/call.ts';
import { type Command, type CommandKind, MAX_COMMANDS } from '../../session/command-kind.ts';
import { MANAGER } from './manager-place.ts';

interface KeptCommandsOf {
  name: string;
  label: string;
  table: RecordCalls['table'];
  /** The fields that `words` needs. */
  attributes: string[];
  sort: string;
  /** The manager's tab, and the name in its address of the record that is open. */
  tab: string;
  opened: string;
  words: (row: RecordTableRow) => Pick<Command, 'label' | 'detail'>;
  /** Whether a number is the reference of one of them. */
  isNumbered?: true;
}

/** A type of the manager's records in the command bar, found by its words as in its table. */
export function keptCommands(of: KeptCommandsOf): CommandKind {
  return {
    name: of.name,
    label: of.label,
    mayUse: ({ may, has }) => has('consultation pages') && may('representations', 'read'),
    async find(query, signal) {
      const { attributes, sort } = of;
      const filters = [soughtBy(query, of.isNumbered)];
      const { records } = await call(of.table, { filters, attributes, sort }, { signal });
      return records.slice(0, MAX_COMMANDS).map((row) => ({
        ...of.words(row),
        id: String(row.id),
        to: `${MANAGER}/${of.tab}?${of.opened}=${row.id}`,
      }));
    },
  };
}

const soughtBy = (value: string, isNumbered: true | undefined): Filter =>
  isNumbered && /^\d{1,9}$/.test(value)
    ? { type: 'number', dbPropertyName: 'id', equality: '=', value: Number(value) }
    : { type: 'text', dbPropertyName: 'search_text', value };

/** What of these fields is known, for telling records apart. */
export const detailOf = (row: RecordTableRow, names: readonly string[]): string =>
  names
    .map((name) => row[name])
    .filter((value) => typeof value === 'string' && value !== '')
    .join(', ');
