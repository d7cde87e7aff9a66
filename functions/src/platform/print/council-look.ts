import { isUtf8 } from 'node:buffer';
import { ByteLru } from '../byte-lru.ts';
import { log } from '../log.ts';
import type { Tenant } from '../tenancy.ts';

const PLAIN_COLOUR = '#14539a';
/** Pixels: at 40 points high it is more than 300 dots an inch. */
const MAX_HEIGHT = 200;
const MAX_WIDTH = 1_000;

/** A council's logo as papers show it. */
export interface PrintedLogo {
  /** Under which the writer of a paper finds it. */
  name: string;
  type: 'svg' | 'png';
  body: Uint8Array;
  /** In pixels; only their ratio counts. */
  width: number;
  height: number;
}

/** The colour of a council's papers, #rrggbb. */
export const paperColour = ({ record: { mainColor } }: Tenant): string =>
  typeof mainColor === 'string' && /^#[\da-f]{6}$/i.test(mainColor) ? mainColor : PLAIN_COLOUR;

/** What Typst refuses in a picture, and what nobody should get with one: scripts, and things that are elsewhere. */
const ELSEWHERE =
  /<script|<!ENTITY|@import|\son[a-z]+\s*=|url\((?!\s*["']?#)|href\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp);)/i;
/** What is drawn larger than this is no logo. */
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 5;
/** Drawn for each paper anew, one would be paid for by all who wait. */
const drawn = new ByteLru<{ address: string; logo: PrintedLogo | undefined }>(16 * 1024 * 1024);

/**
 * The logo of a council that keeps it in its settings; undefined for one that has none or cannot be drawn, and for one
 * at an address elsewhere, which may be another picture, or nothing, whenever a paper is made.
 */
export async function paperLogo({ shortName, record }: Tenant): Promise<PrintedLogo | undefined> {
  const { logo: address } = record;
  if (typeof address !== 'string') return undefined;
  const known = drawn.get(shortName);
  if (known?.address === address) return known.logo;
  try {
    const logo = await drawnLogo(address);
    drawn.set(shortName, { address, logo }, address.length + (logo?.body.byteLength ?? 0));
    return logo;
  } catch (error) {
    log.error('The logo of a council could not be drawn', { shortName, error: String(error) });
    drawn.set(shortName, { address, logo: undefined }, address.length);
    return undefined;
  }
}

/** The logo at a data address; undefined for any other address. Throws for what is no picture. */
async function drawnLogo(address: string): Promise<PrintedLogo | undefined> {
  const [, type, packing, data] =
    /^data:image\/(png|jpeg|webp|svg\+xml)([^,]*),(.+)$/s.exec(address) ?? [];
  if (type === undefined || data === undefined) return undefined;
  const bytes = packing?.endsWith(';base64')
    ? Buffer.from(data, 'base64')
    : // Browsers take a bare % as it is: `width="100%"`.
      Buffer.from(decodeURIComponent(data.replaceAll(/%(?![\da-f]{2})/gi, '%25')));
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const { format } = await picture.metadata();
  // Lines can be drawn at any size.
  const isDrawing = format === 'svg';
  const { data: body, info } = await picture
    .autoOrient()
    .resize(MAX_WIDTH, MAX_HEIGHT, { fit: 'inside', withoutEnlargement: !isDrawing })
    .timeout({ seconds: MAX_SECONDS })
    .png()
    .toBuffer({ resolveWithObject: true });
  // Lines stay lines where they need nothing else; that they were drawn shows that they can be.
  const staysDrawing = isDrawing && isUtf8(bytes) && !ELSEWHERE.test(bytes.toString());
  return {
    name: staysDrawing ? 'council-logo.svg' : 'council-logo.png',
    type: staysDrawing ? 'svg' : 'png',
    body: staysDrawing ? bytes : body,
    ...sizeOf(info),
  };
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

/** What the head of a paper shows of a council, and the picture that it needs. */
export interface Letterhead {
  letterhead: { council: string; colour: string; logo: { file: string; ratio: number } | null };
  pictures: Record<string, Uint8Array>;
}

/** As papers of the engine show it (paper.typ: letterhead). */
export async function letterheadOf(tenant: Tenant): Promise<Letterhead> {
  const logo = await paperLogo(tenant);
  return {
    letterhead: {
      council: tenant.name,
      colour: paperColour(tenant),
      logo: logo ? { file: logo.name, ratio: logo.width / logo.height } : null,
    },
    pictures: logo ? { [logo.name]: logo.body } : {},
  };
}
