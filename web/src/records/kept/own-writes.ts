import type { RecordCalls } from '@contract/records/kept/record-endpoints.ts';
import { currentTenant } from '../../api/host.ts';

export interface Versioned {
  row_version: number;
}

/** By record and version: the version that a change from here made of it. */
const became = new Map<string, number>();

/** By record: what is settled once all that was sent to it from here is answered. */
const answered = new Map<string, Promise<unknown>>();

/** A record, whatever its type and council. */
export const recordOf = (setCustom: RecordCalls['setCustom'], id: number) =>
  `${currentTenant()} ${setCustom.path} ${id}`;

/** The version to replace for somebody who read this one: what they saved themselves since is no change of others. */
function versionNow(record: string, read: number): number {
  const next = became.get(`${record} ${read}`) ?? read;
  return next > read ? versionNow(record, next) : read;
}

/** Writes a record once what was sent to it before is answered, upon the version that came of this; nothing: it was not written. */
export function writeInTurn<Written extends Versioned | undefined>(
  record: string,
  read: number,
  write: (row_version: number) => Promise<Written>,
): Promise<Written> {
  const writing = (answered.get(record) ?? Promise.resolve()).then(async () => {
    const row_version = versionNow(record, read);
    const written = await write(row_version);
    if (written) became.set(`${record} ${row_version}`, written.row_version);
    return written;
  });
  answered.set(
    record,
    writing.catch(() => undefined),
  );
  return writing;
}
