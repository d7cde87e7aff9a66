import { FILE_LIMITS, uploadTypes } from '@contract/land/files/file-limits.ts';
import { filesPanelMessages as messages } from './messages.ts';

type Chosen = Pick<File, 'name' | 'size'>;

/** Why these files cannot be uploaded together, before a byte is sent; undefined if they can. */
export function problemOf(files: readonly Chosen[]): string | undefined {
  if (files.length === 0 || files.some(({ size }) => size === 0)) return messages.empty;
  const strange = files.find(({ name }) => !isKnown(name));
  if (strange) return `${strange.name}: ${messages.wrongType}`;
  if (files.length > FILE_LIMITS.files) return messages.tooMany;
  const large = files.find(({ size }) => size > FILE_LIMITS.bytes);
  if (large) return `${large.name}: ${messages.tooLarge}`;
  const together = files.reduce((sum, { size }) => sum + size, 0);
  return together > FILE_LIMITS.bytes ? messages.tooLargeTogether : undefined;
}

const isKnown = (name: string) =>
  Object.hasOwn(uploadTypes, name.split('.').at(-1)?.toLowerCase() ?? '');
