import { FILE_LIMITS } from '@contract/records/files/file-limits.ts';
import { typeOfName } from '@contract/records/files/file-name.ts';
import { filesPanelMessages as messages } from './messages.ts';

interface Checked<Each> {
  good: Each[];
  /** Why others are left out, a line for each. */
  problems: string[];
}

/**
 * Which of these files can be uploaded, before a byte is sent: one that cannot does not refuse the others, and what goes
 * beyond the limits of one upload is left for the next. `onePicture`: only the first picture can.
 */
export function checkedFiles<Each extends Pick<File, 'name' | 'size'>>(
  files: readonly Each[],
  onePicture = false,
): Checked<Each> {
  if (files.length === 0) return { good: [], problems: [messages.empty] };
  const checked: Checked<Each> = { good: [], problems: [] };
  let together = 0;
  for (const file of files) {
    const fault =
      faultOf(file, onePicture) ??
      (onePicture && checked.good.length > 0
        ? messages.onlyOnePicture
        : limitMet(checked.good.length + 1, together + file.size));
    if (fault) checked.problems.push(`${file.name}: ${fault}`);
    else {
      checked.good.push(file);
      together += file.size;
    }
  }
  return checked;
}

function limitMet(count: number, bytes: number): string | undefined {
  if (count > FILE_LIMITS.files) return messages.tooMany;
  return bytes > FILE_LIMITS.bytes ? messages.tooLargeTogether : undefined;
}

function faultOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  onePicture: boolean,
): string | undefined {
  if (size === 0) return messages.empty;
  if (onePicture && !typeOfName(name)?.startsWith('image/')) return messages.onlyPictures;
  if (!typeOfName(name)) return messages.wrongType;
  return size > FILE_LIMITS.bytes ? messages.tooLarge : undefined;
}
