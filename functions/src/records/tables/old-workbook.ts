import { UnreadableFile } from '../imports/findings.ts';
import { tableFileMessages as messages } from './messages.ts';

const MAGIC = Buffer.from([0xd0, 0xcf, 0x11]);

/** Throws UnreadableFile for a binary workbook (.xls); docs/search.md says why none is read. */
export function refuseOldWorkbook(bytes: Uint8Array): void {
  if (MAGIC.equals(bytes.subarray(0, MAGIC.length))) throw new UnreadableFile(messages.oldWorkbook);
}
