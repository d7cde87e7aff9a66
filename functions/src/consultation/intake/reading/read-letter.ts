import { intakeMessages as messages } from '../messages.ts';
import { nothingRead, type ReadItem, type ReadPage } from './read-item.ts';
import { recognise } from './recognise.ts';

/** Below this, in percent, recognised text is not to be relied on. */
const LOW_CONFIDENCE = 70;
const SHOWN_WIDTH = 1_000;
const JPEG_QUALITY = 75;

/** A letter of these pages, with what is to be said of how it was read. */
export function letterOf(pages: readonly ReadPage[], more: string | null = null): ReadItem {
  const text = pages
    .map((page) => page.text.trim())
    .filter(Boolean)
    .join('\n\n');
  const recognised = pages.flatMap(({ confidence, text: words }) =>
    confidence === null || words === '' ? [] : [confidence],
  );
  const lowest = Math.min(100, ...recognised);
  const isUnreadable = text === '';
  return {
    ...nothingRead,
    text,
    pages: [...pages],
    problem: isUnreadable
      ? messages.nothingReadable
      : lowest < LOW_CONFIDENCE
        ? messages.lowConfidence(lowest)
        : more,
    isUnreadable,
  };
}

/** A scanned page, from a picture of it. */
export async function readScan(bytes: Uint8Array): Promise<ReadItem> {
  return letterOf([{ ...(await recognise(bytes)), picture: await shownPicture(bytes) }]);
}

/** The words of a Word file; how its pages look is not known. */
export async function readWord(bytes: Uint8Array): Promise<ReadItem> {
  const { default: mammoth } = await import('mammoth');
  try {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    const text = value.replaceAll(/\n{3,}/g, '\n\n').trim();
    return letterOf([{ text, confidence: null, picture: null }]);
  } catch {
    return { ...nothingRead, problem: messages.damaged, isUnreadable: true };
  }
}

/** Small enough for a screen, upright, without what the camera wrote into it. */
export async function shownPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: 100_000_000 })
    .autoOrient()
    .resize({ width: SHOWN_WIDTH, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}
