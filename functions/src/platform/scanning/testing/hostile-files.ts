import { deflateSync } from 'node:zlib';
import { lyingZip, zip, zipBomb } from './archives.ts';
import { actingPdfs } from './acting-pdfs.ts';
import { bytesOf } from './bytes-of.ts';
import { eicar } from './eicar.ts';
import { pdf, stream } from './pdf.ts';
import { png } from './png.ts';

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
/** Packed objects with a script among them, written by hand. */
const OBJECTS = '/Type /ObjStm /N 1 /First 6';
const PACKED = `100 0 ${SCRIPT}`;

/**
 * Every hostile file of the issue and some more: the name it is uploaded under, its bytes, and the words of the
 * verdict.
 */
export const hostileFiles = (): [what: string, name: string, bytes: Buffer, reason: RegExp][] => [
  ['EICAR as an image', 'eicar.png', eicar(), /EICAR/],
  ['EICAR in a zip', 'zip.pdf', zip({ 'a.com': eicar() }), /EICAR/],
  ['EICAR in a PDF', 'plain.pdf', pdf([stream('', eicar())]), /EICAR/],
  [
    'EICAR packed in a PDF',
    'packed.pdf',
    pdf([stream('/Filter /FlateDecode', deflateSync(eicar()))]),
    /EICAR/,
  ],
  [
    'EICAR packed in a large stream of a PDF',
    'large.pdf',
    pdf([stream('/Filter /FlateDecode', deflateSync(largeWithEicar()))]),
    /EICAR/,
  ],
  ['a zip bomb', 'bomb.pdf', zipBomb(), /enormous/],
  ['a zip bomb that lies about its size', 'liar.pdf', lyingZip(), /archive/],
  [
    'nested archives',
    'nested.pdf',
    zip({ 'inner.zip': zip({ 'a.txt': bytesOf('a') }) }),
    /further archives/,
  ],
  [
    'an archive behind a PDF',
    'behind.pdf',
    Buffer.concat([pdf([]), zip({ 'a.txt': bytesOf('a') })]),
    /hidden in/,
  ],
  ['a PNG of 100,000 × 100,000 pixels', 'flood.png', png(100_000, 100_000), /100000 × 100000/],
  ['HTML named .png', 'page.png', bytesOf('<!doctype html><script>alert(1)</script>'), /web page/],
  [
    'an SVG with a script',
    'drawing.png',
    bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    /SVG/,
  ],
  ['a PDF with a script', 'script.pdf', pdf([SCRIPT]), /script/],
  [
    'a PDF with a script by an escaped name',
    'escaped.pdf',
    pdf(['<< /S /J#61vaScr#69pt /JS (x) >>']),
    /script/,
  ],
  [
    'a PDF with a script among packed objects',
    'objects.pdf',
    pdf([], { objects: [SCRIPT] }),
    /script/,
  ],
  [
    'a PDF with a launch action',
    'launch.pdf',
    pdf(['<< /S /Launch /F (cmd.exe) >>']),
    /start programs/,
  ],
  [
    'a PDF with a script and a launch action',
    'both.pdf',
    pdf([SCRIPT, '<< /S /Launch /F (cmd.exe) >>']),
    /script|start programs/,
  ],
  [
    'a PDF with a packed launch action',
    'launch2.pdf',
    pdf([], { objects: ['<< /S /Launch /F (x) >>'] }),
    /start programs/,
  ],
  [
    'a PDF whose packed objects cannot be read',
    'hidden.pdf',
    pdf([], {
      objects: ['<< >>'],
      dictionary: '/Type /Obj#53tm /Filter [/ASCIIHexDecode /FlateDecode]',
    }),
    /cannot be checked/,
  ],
  [
    'a PDF whose packed objects are packed twice',
    'twice.pdf',
    pdf([
      stream(`${OBJECTS} /Filter [/FlateDecode /FlateDecode]`, deflateSync(deflateSync(PACKED))),
    ]),
    /cannot be checked/,
  ],
  [
    'a PDF whose packed objects are told apart by a rule that stands elsewhere',
    'elsewhere.pdf',
    pdf([stream(`${OBJECTS} /Filter /FlateDecode /DecodeParms 9 0 R`, deflateSync(PACKED))]),
    /cannot be checked/,
  ],
  [
    'a PDF whose objects are written as figures under a short name',
    'figures.pdf',
    pdf([stream(`${OBJECTS} /F /AHx`, bytesOf(Buffer.from(PACKED).toString('hex')))]),
    /from elsewhere/,
  ],
  [
    'a PDF whose packed objects seem to begin within their description',
    'begin.pdf',
    pdf([
      stream(
        `${OBJECTS} /X (stream) /Filter /ASCIIHexDecode`,
        bytesOf(Buffer.from(PACKED).toString('hex')),
      ),
    ]),
    /cannot be checked/,
  ],
  [
    'a PDF whose packed objects pass for an image',
    'image.pdf',
    pdf([
      stream(`${OBJECTS} /X (stream) /Subtype /Image /Filter /FlateDecode`, deflateSync(PACKED)),
    ]),
    /script|cannot be checked/,
  ],
  [
    'a PDF of a great many beginnings',
    'beginnings.pdf',
    pdf(['1 0 obj << /A '.repeat(29_000)]),
    /cannot be checked/,
  ],
  [
    'a PDF with a file inside',
    'carrier.pdf',
    pdf([stream('/Type /EmbeddedFile', bytesOf('MZ'))]),
    /other files/,
  ],
  ...actingPdfs(),
  ['a protected PDF', 'locked.pdf', pdf(['<< /Encrypt 9 0 R >>']), /protected/],
  [
    'a PDF bomb',
    'pdf-bomb.pdf',
    pdf([stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(80_000_000)))]),
    /enormous/,
  ],
  [
    'packed objects that are a bomb',
    'object-bomb.pdf',
    pdf([], { objects: [' '.repeat(40_000_000)] }),
    /enormous/,
  ],
  ['a truncated PDF', 'cut.pdf', pdf(['<< /A 1 >>']).subarray(0, -40), /damaged/],
  ['a truncated PNG', 'cut.png', png(500, 500).subarray(0, 200), /damaged/],
  ['a PNG that is only a beginning', 'start.png', png(5, 5).subarray(0, 20), /damaged/],
  ['a JPEG named .png', 'photo.png', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), /JPEG/],
  ['a program', 'setup.png', bytesOf('MZ\x90\0'), /neither/],
];

/** Random at both ends, so that it packs badly, and long enough to be unpacked in pieces. */
function largeWithEicar(): Buffer {
  let seed = 7;
  const noise = Buffer.from(
    Array.from({ length: 300_000 }, () => (seed = (seed * 48_271) % 2_147_483_647) & 0x3f),
  );
  return Buffer.concat([noise, eicar(), noise]);
}
