import { flushCompileCache } from 'node:module';
import pg from 'pg';

const WRITES = /^\s*(insert|update|delete)\b|\binsert into\b/i;

/**
 * Has this process killed, as the kernel would, as it is about to send its so manieth statement that writes; the commit
 * of what was written is one of them.
 */
export function dieAtWrite(nth: number): void {
  let left = nth;
  const query: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof query !== 'function') throw new Error('pg.Client has no query');
  const written = new WeakSet<pg.Client>();
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...given: unknown[]): unknown {
      const [statement] = given;
      const text = typeof statement === 'string' ? statement : '';
      const commits = text === 'commit' && written.delete(this);
      if (WRITES.test(text)) written.add(this);
      else if (!commits) return Reflect.apply(query, this, given);
      left -= 1;
      if (left === 0) {
        // Only a process that ends by itself keeps what it compiled for the next one.
        flushCompileCache();
        process.kill(process.pid, 'SIGKILL');
      }
      return Reflect.apply(query, this, given);
    },
  });
}
