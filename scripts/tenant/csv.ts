import { parse } from 'csv-parse';
import { createReadStream } from 'node:fs';

/** A row in the form of PostgreSQL's COPY … CSV: an empty value is null, "" is an empty text. */
export function csvLine(values: readonly (string | null)[]): string {
  return (
    values.map((value) => (value === null ? '' : `"${value.replaceAll('"', '""')}"`)).join(',') +
    '\n'
  );
}

/** The rows of a file that csvLine wrote, header first, in batches. */
export async function* csvBatches(file: string, size: number): AsyncGenerator<(string | null)[][]> {
  // An unquoted empty value is null: the only difference between null and an empty text.
  const parser = createReadStream(file).pipe(
    parse({
      cast: (value, { quoting }) =>
        value === '' && !quoting ? (null as unknown as string) : value,
    }),
  );
  let batch: (string | null)[][] = [];
  for await (const row of parser) {
    batch.push(row as (string | null)[]);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
