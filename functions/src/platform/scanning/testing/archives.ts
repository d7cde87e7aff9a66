import { zipSync } from 'fflate';

export const zip = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files));

/** An archive whose directory promises four gigabytes. */
export function zipBomb(): Buffer {
  const archive = zip({ 'zeros.bin': new Uint8Array(1024 * 1024) });
  const directory = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  archive.writeUInt32LE(0xff_ff_ff_fe, directory + 24);
  return archive;
}

/** An archive that unpacks to 50 MB, whose directory claims a hundred bytes. */
export function lyingZip(): Buffer {
  const archive = zip({ 'zeros.bin': new Uint8Array(50 * 1024 * 1024) });
  const directory = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  archive.writeUInt32LE(100, directory + 24);
  return archive;
}
