import type { ExportColumn } from '../../../records/exports/columns.ts';
import { utf8 } from '../../../records/exports/formats/format.ts';

/** Rows as a list of objects; what is not there is null. */
export const jsonOf = (columns: readonly ExportColumn[], rows: readonly unknown[][]): Uint8Array =>
  utf8(
    `[${rows
      .map((values) =>
        JSON.stringify(
          Object.fromEntries(
            columns.map(({ name, label }, at) => [isId(name) ? label : name, values[at] ?? null]),
          ),
        ),
      )
      .join(',\n')}]\n`,
  );

/** Of a question: programs find it by the words that people know it by. */
const isId = (name: string): boolean => /^[\da-f]{8}-/.test(name);
