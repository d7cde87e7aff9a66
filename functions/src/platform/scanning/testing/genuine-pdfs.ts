import { deflateSync } from 'node:zlib';
import { bytesOf } from './bytes-of.ts';
import { pdf, stream } from './pdf.ts';

/** A file with a change appended, as editors save one: objects, a table and a trailer of their own. */
export function changed(before: Buffer, object: string): Buffer {
  const number = 200 + before.length;
  const added = `\n${number} 0 obj\n${object}\nendobj\n`;
  const at = String(before.length + 1).padStart(10, '0');
  const trailer = `<< /Size ${number + 1} /Root 1 0 R /Prev ${before.lastIndexOf('startxref')} >>`;
  return Buffer.concat([
    before,
    bytesOf(added),
    bytesOf(`xref\n${number} 1\n${at} 00000 n \ntrailer\n${trailer}\n`),
    bytesOf(`startxref\n${before.length + added.length}\n%%EOF\n`),
  ]);
}

/** A file prepared for the web: its parameters first, a hint stream, tables packed as streams, and two ends. */
export function forTheWeb(packed: string): Buffer {
  const table = deflateSync(Buffer.alloc(60, 1));
  const rules = '/DecodeParms << /Columns 4 /Predictor 12 >> /Filter /FlateDecode';
  const first = pdf([
    '<< /Linearized 1 /L 9000 /H [ 500 140 ] /O 8 /E 4000 /N 1 /T 8000 >>',
    stream('/Filter /FlateDecode /I 140 /S 38', deflateSync(Buffer.alloc(90))),
    stream(`/Type /XRef /W [1 2 1] /Index [0 9] /Size 9 /Root 1 0 R ${rules}`, table),
    stream('/N 3 /Alternate /DeviceRGB /Filter /FlateDecode', deflateSync(Buffer.alloc(400, 7))),
    stream('/Type /Metadata /Subtype /XML', bytesOf('<?xpacket?><x:xmpmeta/><?xpacket end?>')),
  ]);
  return Buffer.concat([first, pdf([], { objects: [packed] })]);
}
