const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const PDF = [...'%PDF-'].map((sign) => sign.charCodeAt(0));

export type AllowedType = 'image/png' | 'image/jpeg' | 'application/pdf';

/**
 * The type, from the first bytes; undefined for types we do not accept. A PDF must start at the first byte: readers
 * allow a kilobyte before it, but that could hide another file.
 */
export function sniffType(bytes: Uint8Array): AllowedType | undefined {
  if (begins(bytes, PNG)) return 'image/png';
  if (begins(bytes, JPEG)) return 'image/jpeg';
  return begins(bytes, PDF) ? 'application/pdf' : undefined;
}

/** Signatures of archives and packed files. */
const ARCHIVES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0x1f, 0x8b],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a],
  [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c],
  [0x52, 0x61, 0x72, 0x21, 0x1a],
  [0x28, 0xb5, 0x2f, 0xfd],
];

/** Whether the first bytes are those of an archive. */
export function isArchive(bytes: Uint8Array): boolean {
  return ARCHIVES.some((signature) => begins(bytes, signature));
}

/** A markup page or drawing, judged by its first kilobyte. */
export function markupOf(bytes: Uint8Array): 'svg' | 'html' | undefined {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1').toLowerCase();
  if (start.includes('<svg')) return 'svg';
  return /<(?:!doctype html|html|script|body|iframe|head)\b/.test(start) ? 'html' : undefined;
}

function begins(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((sign, index) => bytes[index] === sign);
}
