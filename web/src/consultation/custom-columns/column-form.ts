import {
  type CustomColumnAnswer,
  newColumnFields as fields,
} from '@contract/consultation/custom-columns/contract.ts';
import {
  type ColumnTypeName,
  columnTypes,
  type CustomTable,
} from '@contract/records/custom-columns/column-types.ts';
import { customColumnMessages as words } from '@contract/records/custom-columns/messages.ts';
import { yup } from '@contract/platform/contract.ts';

/** A column as it is typed: its options one on a line. */
export interface ColumnForm {
  table: CustomTable;
  name: string;
  renderType: ColumnTypeName | '';
  options: string;
}

export const optionsIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const hasOptions = (type: ColumnForm['renderType']): boolean =>
  type !== '' && 'hasOptions' in columnTypes[type];

export const columnSchema: yup.ObjectSchema<ColumnForm> = yup.object({
  table: fields.table,
  name: fields.name,
  renderType: yup
    .mixed<ColumnForm['renderType']>()
    .default('')
    .test('chosen', words.typeRequired, (type) => type !== ''),
  options: yup
    .string()
    .default('')
    .test('options', function fitting(typed) {
      const { renderType } = this.parent as ColumnForm;
      if (!hasOptions(renderType)) return true;
      const given = optionsIn(typed);
      const message =
        given.length === 0
          ? words.optionsRequired
          : new Set(given).size < given.length
            ? words.optionTwice
            : undefined;
      return message === undefined || this.createError({ message });
    }),
});

export const columnForm = (
  table: CustomTable,
  column: CustomColumnAnswer | undefined,
): ColumnForm => ({
  table,
  name: column?.name ?? '',
  renderType: column?.renderType ?? '',
  options: column?.options.join('\n') ?? '',
});
