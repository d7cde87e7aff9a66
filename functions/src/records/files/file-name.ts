import { uploadTypes, type FileEnding, type UploadType } from './file-limits.ts';

const MAX_DISPLAY_LENGTH = 200;
const MAX_SAFE_LENGTH = 80;
const ENDINGS: Record<UploadType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
};

/**
 * A file's name as it may be shown: its last part, without control characters and text-direction marks, at most 200
 * characters including its extension. Empty if nothing is left.
 */
export function shownName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  // Cc: control characters; Cf: direction marks and other invisible ones; Cs: halves of characters.
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').normalize('NFC');
  const { stem, ending } = parted(plain.replaceAll(/\s+/g, ' ').trim());
  const short = [...stem].slice(0, MAX_DISPLAY_LENGTH - ending.length).join('');
  return `${short}${ending}`.trim();
}

/** The type that a name's extension claims; undefined for one that is not accepted. */
export function typeOfName(name: string): UploadType | undefined {
  const ending = parted(name).ending.slice(1).toLowerCase();
  return Object.hasOwn(uploadTypes, ending) ? uploadTypes[ending as FileEnding] : undefined;
}

/** A display name as part of an object's name and of an address: letters, digits, hyphens, one extension. */
export function safeName(shown: string, type: UploadType): string {
  const words = parted(shown).stem.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? ['file'];
  return `${[...words.join('-')].slice(0, MAX_SAFE_LENGTH).join('')}.${ENDINGS[type]}`;
}

function parted(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.');
  return dot === -1
    ? { stem: name, ending: '' }
    : { stem: name.slice(0, dot), ending: name.slice(dot) };
}
