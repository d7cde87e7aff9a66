import { blockAdviceMessages as messages } from '../../advice-messages.ts';
import type { Fault } from '../../fault.ts';
import type { ImageContent } from './schema.ts';

const NAMES_KIND = /^(?:an? )?(?:image|picture|photo|photograph|graphic)\b(?: (?:of|showing))?/i;
const FILE_NAME = /\.(?:png|jpe?g)$|^(?:img|dsc|screenshot)[-_ ]?\d+/i;

/** What would make the description of a picture say more to those who hear it. */
export function adviceOnPictures({ alt, caption, isDecorative }: ImageContent): Fault[] {
  const words = alt.trim();
  if (isDecorative || words === '') return [];
  const found = FILE_NAME.test(words)
    ? messages.altIsFileName
    : NAMES_KIND.test(words)
      ? messages.altNamesKind
      : words.toLowerCase() === caption.trim().toLowerCase()
        ? messages.altIsCaption
        : undefined;
  return found === undefined ? [] : [{ field: 'alt', message: found }];
}
