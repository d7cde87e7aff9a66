import { csvLine, withoutFormula } from '../../../platform/csv-text.ts';
import { safeCellText } from './cell-text.ts';
import { headOf, inWords } from './for-people.ts';
import { utf8, type FileFormat } from './format.ts';

/** Without it Excel reads UTF-8 as Windows-1252, and £ becomes Â£. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * CSV as Excel and every parser read it: UTF-8 with a byte order mark, CRLF, RFC 4180. The format has no place for a
 * description, and comment lines break parsers, so the attribution is a last column.
 */
export const csv: FileFormat = {
  type: 'csv',
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8',
  shape: 'none',
  maxSites: 1_000_000,
  part: (rows, { columns, attribution }) => {
    const last = attribution ? [withoutFormula(attribution)] : [];
    const lines = rows.map(({ values }) =>
      csvLine([
        ...columns.map((column, index) =>
          safeCellText(inWords(values[index], column), column.kind),
        ),
        ...last,
      ]),
    );
    return { bytes: utf8(lines.join('')), rows: rows.length, counts: {} };
  },
  async *whole(parts, { columns, attribution }) {
    const heads = columns.map((column) => withoutFormula(headOf(column)));
    yield utf8(BYTE_ORDER_MARK + csvLine(attribution ? [...heads, 'Attribution'] : heads));
    yield* parts;
  },
};
