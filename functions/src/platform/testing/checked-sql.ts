import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';
import { Sql, sql, type Tx } from '../sql.ts';
import { faultInRow, type Shape } from './shape.ts';

/** What each process has already written to the log of rows. */
const written = new Set<string>();

function write(line: string): void {
  const file = process.env.ROWS_LOG;
  if (!file || written.has(line)) return;
  written.add(line);
  appendFileSync(file, `${line}\n`);
}

class CheckedSql extends Sql<Record<string, unknown>> {
  readonly at: string;
  readonly shape: Shape;

  constructor(statement: Sql, at: string, shape: Shape) {
    super(statement.texts, statement.values);
    this.at = at;
    this.shape = shape;
  }

  override async execute(tx: Tx) {
    const result = await super.execute(tx);
    if (result.rows.length > 0) write(`seen ${this.at} ${expect.getState().testPath ?? ''}`);
    for (const row of result.rows) {
      const fault = faultInRow(row, this.shape);
      if (!fault) continue;
      write(`wrong ${this.at} ${fault}`);
      throw new Error(`${this.at}: a row is not of its type: ${fault}\n${this.texts.join('$')}`);
    }
    return result;
  }
}

/**
 * What `sql<Row>` of the source becomes in the integration tests (scripts/local/testing/true-rows.ts): each row is
 * held against Row, and one that does not fit fails the query that gave it.
 */
export function checkedSql(at: string, shape: Shape): (...given: Parameters<typeof sql>) => Sql {
  return (...given) => new CheckedSql(sql(...given), at, shape);
}
