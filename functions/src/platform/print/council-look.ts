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

/**
 * The logo of a council that keeps it in its settings; undefined for one that has none or cannot be drawn, and for one
 * at an address elsewhere, which may be another picture, or nothing, whenever a paper is made.
 */
export async function paperLogo({ shortName, record }: Tenant): Promise<PrintedLogo | undefined> {
  const { logo } = record;
  const [, type, packing, data] =
    typeof logo === 'string'
      ? (/^data:image\/(png|jpeg|webp|svg\+xml)([^,]*),(.+)$/s.exec(logo) ?? [])
      : [];
  if (type === undefined || data === undefined) return undefined;
  try {
    const bytes = packing?.endsWith(';base64')
      ? Buffer.from(data, 'base64')
      : Buffer.from(decodeURIComponent(data));
    const { default: sharp } = await import('sharp');
    if (type === 'svg+xml') {
      // Lines stay lines; drawing them here shows whether they can be drawn at all.
      const { info } = await sharp(bytes).png().toBuffer({ resolveWithObject: true });
      return { name: 'council-logo.svg', type: 'svg', body: bytes, ...sizeOf(info) };
    }
    const { data: body, info } = await sharp(bytes)
      .resize(MAX_WIDTH, MAX_HEIGHT, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { name: 'council-logo.png', type: 'png', body, ...sizeOf(info) };
  } catch (error) {
    log.error('The logo of a council could not be drawn', { shortName, error: String(error) });
    return undefined;
  }
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
