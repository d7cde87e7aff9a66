import sharp from 'sharp';

/** A picture of `width` by `height` whose quarters are red, green, blue and white, from the upper left in rows. */
export function drawnPicture(
  width: number,
  height: number,
  type: 'png' | 'jpeg' = 'png',
): Promise<Buffer> {
  const half = { width: width / 2, height: height / 2 };
  const quarters = [
    { colour: '#ff0000', at: [0, 0] },
    { colour: '#00ff00', at: [half.width, 0] },
    { colour: '#0000ff', at: [0, half.height] },
  ].map(
    ({ colour, at: [x, y] }) =>
      `<rect x="${x}" y="${y}" width="${half.width}" height="${half.height}" fill="${colour}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${quarters.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).toFormat(type).toBuffer();
}

/** The colour in the middle of a picture: [red, green, blue]. */
export async function middleOf(bytes: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}
