import { deflateSync } from 'node:zlib';
import { bytesOf } from './bytes-of.ts';

/** A PDF of these objects; the `packed` ones go together into an object stream, whose dictionary may be given. */
export function pdf(
  objects: (string | Buffer)[],
  packed?: { objects: string[]; dictionary?: string },
): Buffer {
  const parts: Buffer[] = [bytesOf('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  const all = ['<< /Type /Catalog /Pages 2 0 R >>', PAGES, PAGE, ...objects];
  for (const [index, object] of all.entries())
    parts.push(
      bytesOf(`${index + 1} 0 obj\n`),
      Buffer.from(object as string),
      bytesOf('\nendobj\n'),
    );
  if (packed) {
    const inside = packed.objects.join(' ');
    const dictionary = packed.dictionary ?? '/Type /ObjStm /Filter /FlateDecode';
    const header = packed.objects.map((_each, index) => `${100 + index} 0`).join(' ');
    const data = deflateSync(`${header} ${inside}`);
    parts.push(
      bytesOf('99 0 obj\n'),
      stream(`${dictionary} /N 1 /First 5`, data),
      bytesOf('\nendobj\n'),
    );
  }
  parts.push(bytesOf('trailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'));
  return Buffer.concat(parts);
}
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>';

/** A stream object. */
export function stream(dictionary: string, data: Uint8Array): Buffer {
  return Buffer.concat([
    bytesOf(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    bytesOf('\nendstream'),
  ]);
}
