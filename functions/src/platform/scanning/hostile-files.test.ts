import { describe, expect, it } from 'vitest';
import { jpegSize } from './image-size.ts';
import { inspect } from './inspect.ts';
import { redrawImage } from './redraw-image.ts';
import type { AllowedType } from './sniff.ts';
import { hostileFiles } from './testing/hostile-files.ts';
import { pdf, stream } from './testing/pdf.ts';
import { png } from './testing/png.ts';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const typeOf = (name: string): AllowedType =>
  name.endsWith('.png') ? 'image/png' : name.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf';

/** What the built-in inspection and the re-encoding of images find, clamd apart. */
async function problemOf(name: string, bytes: Buffer): Promise<string | undefined> {
  const type = typeOf(name);
  const problem = await inspect(bytes, type);
  if (problem || type === 'application/pdf') return problem;
  return (await redrawImage(bytes, type)) ? undefined : 'damaged';
}

const jpeg = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a0' } })
    .jpeg({ progressive: true })
    .withExif({ IFD0: { Copyright: 'Ann Oak' } })
    .toBuffer();

describe('a hostile file', () => {
  it.each(hostileFiles())('%s is found out', async (_what, name, bytes, reason) => {
    expect(await problemOf(name, bytes)).toMatch(reason);
  });

  it('a truncated JPEG is found out', async () => {
    expect(await problemOf('cut.jpg', (await jpeg()).subarray(0, -40))).toMatch(/damaged/);
  });
});

describe('a harmless file', () => {
  it.each([
    ['a PDF', 'a.pdf', pdf([])],
    [
      'a PDF with links, packed objects and text',
      'b.pdf',
      pdf(
        [
          '<< /S /URI /URI (https://example.org) >>',
          stream('/Filter /FlateDecode', deflateSync('BT (/JS) Tj ET')),
        ],
        { objects: ['<< /Type /Font >>'] },
      ),
    ],
    [
      'a PDF with an image that packs well',
      'c.pdf',
      pdf([stream('/Subtype /Image /Filter /FlateDecode', deflateSync(Buffer.alloc(40_000_000)))]),
    ],
    [
      'a PDF whose title and packed objects speak of streams',
      'e.pdf',
      pdf(['<< /Title (Upstream, downstream) >>', stream('/Length1 3', Buffer.from('q Q'))], {
        objects: ['<< /Title (Streams) >>'],
      }),
    ],
    ['a PNG', 'd.png', png(300, 200)],
  ])('%s is let through', async (_what, name, bytes) => {
    expect(await problemOf(name, bytes)).toBeUndefined();
  });

  it('an image loses what it says of people and places', async () => {
    const bytes = await jpeg();
    expect(bytes.includes('Ann Oak')).toBe(true);
    expect(jpegSize(bytes)).toEqual({ width: 60, height: 40, atOnce: true });
    const drawn = await redrawImage(
      Buffer.concat([bytes, Buffer.from('and more behind')]),
      'image/jpeg',
    );
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
    expect(drawn?.includes('Ann Oak')).toBe(false);
    expect(drawn?.includes('and more')).toBe(false);
  });
});
