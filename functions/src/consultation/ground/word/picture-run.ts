import { ImageRun } from 'docx';

interface WordPicture {
  /** SVG, as text or bytes, stays lines; PNG and JPEG are bytes. */
  type: 'svg' | 'png' | 'jpg';
  body: string | Uint8Array;
  /** Pixels as it stands in the text, 96 to the inch. */
  width: number;
  height: number;
  name: string;
  /** What it shows, for those who cannot see it. */
  alt: string;
}

/** Of what programs show that draw no lines: finer, 40 maps would be larger than an answer may be. */
const DOTS_PER_INCH = 96;
/** A picture that takes longer is given up (specification 001, section 9). */
const MAX_SECONDS = 60;

/** A picture in a Word document; lines come with a picture of dots for programs that draw none. Throws where it takes over 60 seconds. */
export async function pictureRun(picture: WordPicture): Promise<ImageRun> {
  const { type, body, width, height, name, alt } = picture;
  const data = Buffer.from(body as Uint8Array);
  const common = {
    transformation: { width, height },
    altText: { name, title: name, description: alt },
  };
  if (type !== 'svg') return new ImageRun({ ...common, type, data });
  const { default: sharp } = await import('sharp');
  const dots = await sharp(data, { density: DOTS_PER_INCH })
    .resize({ width })
    .timeout({ seconds: MAX_SECONDS })
    .png({ palette: true })
    .toBuffer();
  return new ImageRun({ ...common, type, data, fallback: { type: 'png', data: dots } });
}
