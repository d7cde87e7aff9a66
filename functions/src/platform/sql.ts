import type pg from 'pg';

/** A transaction or connection that statements run on. Every query takes it first. */
export interface Tx {
  query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;
}

/** The form that queries take of a connection which somebody else opened and will end. */
export function txOver(client: pg.ClientBase): Tx {
  return { query: (text, values) => client.query<Record<string, unknown>>(text, values) };
}

/** A statement, or a part of one, whose values are always parameters. `Row` is what it gives, line by line. */
export class Sql<Row = unknown> {
  /** One more than there are values; a value stands between each two. */
  readonly texts: readonly string[];
  readonly values: readonly unknown[];

  constructor(texts: readonly string[], values: readonly unknown[]) {
    this.texts = texts;
    this.values = values;
  }

  async execute(tx: Tx): Promise<{ rows: Row[] }> {
    const text = this.texts.reduce((before, after, at) => `${before}$${at}${after}`);
    const { rows } = await tx.query(text, [...this.values]);
    return { rows: rows as Row[] };
  }
}

/** Writes a statement: parts made by `sql` itself are set in, everything else becomes a parameter. */
function tag<Row = unknown>(strings: readonly string[], ...inserted: unknown[]): Sql<Row> {
  const texts = [strings[0] ?? ''];
  const values: unknown[] = [];
  const append = (text: string) => texts.push((texts.pop() ?? '') + text);
  inserted.forEach((value, at) => {
    if (value instanceof Sql) {
      append(value.texts[0] ?? '');
      values.push(...(value.values as unknown[]));
      texts.push(...value.texts.slice(1));
    } else {
      values.push(value);
      texts.push('');
    }
    append(strings[at + 1] ?? '');
  });
  return new Sql<Row>(texts, values);
}

export const sql = Object.assign(tag, {
  /** Text as it stands. Never of anything that comes from outside. */
  raw: (text: string): Sql => new Sql([text], []),
  /** The quoted name of a column, table or both: `sites.id` becomes "sites"."id". */
  ref: (name: string): Sql => sql.raw(name.split('.').map(quoted).join('.')),
  /** Values or parts with something between them, a comma unless said. */
  join: (items: readonly unknown[], between: Sql = sql.raw(', ')): Sql =>
    tag(
      ['', ...items.map(() => '')],
      ...items.map((item, at) => (at === 0 ? item : tag(['', '', ''], between, item))),
    ),
});

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
