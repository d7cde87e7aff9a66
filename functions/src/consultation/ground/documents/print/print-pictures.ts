import type { PrintPart, PrintPicture } from './print-parts.ts';

/** A picture's file: SVG as text or bytes, PNG and JPEG as bytes. */
export interface PictureFile {
  type: 'svg' | 'png' | 'jpg';
  body: string | Uint8Array;
}
/** A file of an edition as a picture: its name ends as its type. */
export function pictureFile(name: string, body: Uint8Array): PictureFile {
  const type = name.split('.').at(-1);
  return { type: type === 'png' || type === 'jpg' ? type : 'svg', body };
}

/** By its name in the edition; what is not there is missing on paper, and is named there. */
export type PictureFiles = ReadonlyMap<string, PictureFile>;

/** Names of the files of an edition that a document on paper shows, each once. */
export const pictureNames = (parts: readonly PrintPart[]): string[] => [
  ...new Set(picturesIn(parts).flatMap(({ source }) => ('file' in source ? [source.file] : []))),
];

const picturesIn = (parts: readonly PrintPart[]): PrintPicture[] =>
  parts.flatMap((part) => {
    if (part.kind === 'landscape') return picturesIn(part.parts);
    if (part.kind === 'options')
      return part.options.flatMap(({ picture }) => (picture ? [picture] : []));
    return part.kind === 'picture' ? [part] : [];
  });

/** The file of a picture; undefined where it cannot be had. */
export const fileOfPicture = (
  { source }: PrintPicture,
  files: PictureFiles,
): PictureFile | undefined =>
  'file' in source ? files.get(source.file) : { type: 'svg', body: source.svg };
