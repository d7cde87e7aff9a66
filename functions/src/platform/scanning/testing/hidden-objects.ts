import { crc32, deflateSync } from 'node:zlib';
import { bytesOf } from './bytes-of.ts';
import { pdf } from './pdf.ts';

type Packed = [filter: string, data: Buffer];

const PACKED = bytesOf('100 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>');
const KEYS = '/Type /ObjStm /N 1 /First 6';

/** The same objects, packed by each rule that a reader knows. */
const packings = (): Packed[] => [
  ['/Filter /ASCIIHexDecode', bytesOf(`${PACKED.toString('hex')}>`)],
  ['/Filter /AHx', bytesOf(`${PACKED.toString('hex')}>`)],
  ['/F /AHx', bytesOf(`${PACKED.toString('hex')}>`)],
  ['/Filter /ASCII85Decode', ascii85(PACKED)],
  ['/Filter /RunLengthDecode', runLength(PACKED)],
  ['/Filter /LZWDecode', lzw(PACKED)],
  ['/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(PACKED))],
  ['/Filter [/ASCII85Decode /FlateDecode]', ascii85(deflateSync(PACKED))],
  ['/Filter /FlateDecode /Subtype /Image', deflateSync(PACKED)],
  ['/Filter /FlateDecode', wrongSum(deflateSync(PACKED))],
  ['/Filter /Crypt', Buffer.from(PACKED.map((byte) => byte ^ 0x55))],
  ['/Filter 9 0 R', bytesOf(`${PACKED.toString('hex')}>`)],
];

/** Ways to make a scanner lose its place before the stream. */
const tricks: [what: string, object: (dictionary: string) => string][] = [
  ['endstream in a text', (d) => `<<${d} /X (endstream)>>`],
  ['endstream in a comment', (d) => `<<${d} %endstream\n>>`],
  ['endstream in a name', (d) => `<<${d} /X /endstream>>`],
  ['a whole stream in a text', (d) => `<<${d} /X (1 0 obj << >> stream x endstream endobj)>>`],
  ['endobj in figures and brackets', (d) => `<<${d} /X <656e> /Y [(\\)>>endobj)]>>`],
  ['no end of the dictionary', (d) => `<<${d} endobj 7 0 obj <</X 1>>`],
  ['a dictionary within', (d) => `<</X <</Y (>>) /Z <</A 1>> >> ${d}>>`],
  ['a comment behind the dictionary', (d) => `<<${d}>>%endstream endobj\n`],
  ['keys by other spellings', (d) => `<<${d.replace('/Type', '/#54ype').replace('/F', '/#46')}>>`],
  ['two filters, one of them harmless', (d) => `<</Filter /DCTDecode ${d}>>`],
  ['no type', (d) => `<<${d.replace('/Type /ObjStm', '')} /X (endstream)>>`],
];

/** Every packing with every trick, and within the data of another stream: what it is, and the file. */
export function hiddenObjects(): [what: string, bytes: Buffer][] {
  return packings().flatMap(([filter, data]) => [
    ...tricks.map(([what, object]): [string, Buffer] => [
      `${filter}, ${what}`,
      pdf([withData(object(`${KEYS} ${filter} /Length ${data.length}`), data)]),
    ]),
    [`${filter}, in another stream`, pdf([within(filter, data)])] as [string, Buffer],
  ]);
}

function withData(object: string, data: Buffer): Buffer {
  return Buffer.concat([bytesOf(`${object} stream\n`), data, bytesOf('\nendstream')]);
}

/** The tables of a file may point to an object that stands in the data of another. */
function within(filter: string, data: Buffer): Buffer {
  const inner = withData(`4 0 obj <<${KEYS} ${filter} /Length ${data.length}>>`, data);
  return withData(`<< /Length ${inner.length + 7} >>`, Buffer.concat([inner, bytesOf(' endobj')]));
}

/** Readers don't look at the sum behind deflated data. */
function wrongSum(deflated: Buffer): Buffer {
  const copy = Buffer.from(deflated);
  copy.writeUInt32BE(crc32(copy), copy.length - 4);
  return copy;
}

function ascii85(data: Buffer): Buffer {
  let text = '';
  for (let at = 0; at < data.length; at += 4) {
    const group = Buffer.alloc(4);
    data.copy(group, 0, at, at + 4);
    let value = group.readUInt32BE();
    let signs = '';
    for (let sign = 0; sign < 5; sign += 1) {
      signs = String.fromCharCode((value % 85) + 33) + signs;
      value = Math.floor(value / 85);
    }
    const kept = Math.min(4, data.length - at);
    text += value === 0 && kept === 4 && signs === '!!!!!' ? 'z' : signs.slice(0, kept + 1);
  }
  return bytesOf(`${text}~>`);
}

function runLength(data: Buffer): Buffer {
  const runs: Buffer[] = [];
  for (let at = 0; at < data.length; at += 128) {
    const run = data.subarray(at, at + 128);
    runs.push(Buffer.from([run.length - 1]), run);
  }
  return Buffer.concat([...runs, Buffer.from([128])]);
}

/** As LZW of nine bits a code, which begins anew before codes would grow. */
function lzw(data: Buffer): Buffer {
  const codes = [
    256,
    ...[...data].flatMap((byte, at) => (at > 0 && at % 100 === 0 ? [256, byte] : [byte])),
    257,
  ];
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('');
  return Buffer.from(
    bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [],
  );
}
