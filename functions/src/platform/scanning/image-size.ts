export interface ImageSize {
  width: number;
  height: number;
  /** Interlaced or progressive: a decoder must hold all of it at once. */
  atOnce: boolean;
}

/** Size in pixels from a PNG's first chunk, without decoding anything; undefined where there is none. */
export function pngSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    atOnce: bytes[28] === 1,
  };
}

/** Markers that open a frame (ITU-T T.81, table B.1): C0 to CF without DHT, JPG and DAC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Size in pixels from a JPEG's frame header, without decoding anything; undefined where there is none. */
export function jpegSize(bytes: Buffer): ImageSize | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return {
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
        atOnce: ![0xc0, 0xc1].includes(marker),
      };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
