import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

/**
 * Writes a jar that contains only a manifest naming another jar and its main class: gcloud's Firestore emulator names
 * none itself, and firebase-tools starts it with `java -jar`.
 */
export function writeManifestJar(file: string, mainClass: string, realJar: string): void {
  const classPath = foldLine(`Class-Path: ${pathToFileURL(realJar).href}`);
  const manifest = Buffer.from(
    `Manifest-Version: 1.0\r\nMain-Class: ${mainClass}\r\n${classPath}\r\n\r\n`,
  );
  writeFileSync(file, storedZip('META-INF/MANIFEST.MF', manifest));
}

/** A manifest's line holds at most 72 bytes; a space begins a continuation line. */
function foldLine(line: string): string {
  const [first = '', ...rest] = line.match(/^.{1,70}|.{1,69}/g) ?? [];
  return [first, ...rest.map((part) => ` ${part}`)].join('\r\n');
}

function storedZip(name: string, content: Buffer): Buffer {
  const nameBytes = Buffer.from(name);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0); // version needed to read it
  shared.writeUInt16LE(0x21, 8); // 1 January 1980: a jar's earliest date
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(content.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(nameBytes.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, nameBytes, content]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00'),
    shared,
    Buffer.alloc(14),
    nameBytes,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
