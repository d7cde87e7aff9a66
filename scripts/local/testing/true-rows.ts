import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vitest/config';
import { ROOT } from '../paths.ts';
import { isOfTests } from './rows-log.ts';
import { readRowShapes, type TypedStatement } from './row-shapes.ts';

const CHECKED = path.join(ROOT, 'functions/src/platform/testing/checked-sql.ts');
/** Names what the product's own source can't have named. */
const TAG = '__checkedSql';

/**
 * Vite plugin of the integration tests: each `sql<Row>` of functions/src holds the rows that the database gives
 * against Row. It reads the types once, when the first such file is loaded.
 */
export function trueRows(): Plugin {
  let shapes: Map<string, TypedStatement[]> | undefined;
  return {
    name: 'true-rows',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(`${ROOT}/functions/src/`) || !code.includes('sql<')) return undefined;
      shapes ??= known(readRowShapes());
      const statements = shapes.get(id);
      // Keeps the original lines, so that failures are reported with their position.
      return statements && { code: withChecks(code, statements), map: null };
    },
  };
}

/** Notes every statement that gives rows in the log of this run, for what is never seen to be named at its end. */
function known(shapes: Map<string, TypedStatement[]>): Map<string, TypedStatement[]> {
  const file = process.env.ROWS_LOG;
  const lines = [...shapes.values()]
    .flat()
    .filter(({ shape, at }) => !isOfTests(at) && isRow(shape))
    .map(({ at }) => `statement ${at}\n`);
  if (file) appendFileSync(file, lines.join(''));
  return shapes;
}

/** A part of a statement, such as a condition, has a type that is no row. */
const isRow = ({ is }: TypedStatement['shape']) => is !== 'typeof' && is !== 'list';

function withChecks(code: string, statements: TypedStatement[]): string {
  let checked = code;
  for (const { from, to, at, shape } of statements.toReversed()) {
    const between = checked.slice(from, to);
    const call = `${TAG}(${JSON.stringify(at)}, ${JSON.stringify(shape)})`;
    const lines = '\n'.repeat(between.split('\n').length - 1);
    checked = `${checked.slice(0, from - 'sql'.length)}${call}${lines}${checked.slice(to)}`;
  }
  return `import { checkedSql as ${TAG} } from ${JSON.stringify(CHECKED)}; ${checked}`;
}
