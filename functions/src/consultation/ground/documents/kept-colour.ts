import { colourProblem } from '../../../council/ground/configs/schemas/colour.ts';
import { channelsIn, hexOf, mixed, parseHex, type Rgb } from '../../../platform/colours.ts';
import { yup } from '../../../platform/contract.ts';
import { documentMessages as messages } from './messages.ts';

const PAGE: Rgb = [255, 255, 255];

/**
 * A colour as documents keep it, #1b6b3a, of 3 or 6 hexadecimal digits, rgb(…) or rgba(…); undefined for any other text.
 * What is seen through shows the white of the page, so that it looks the same on the page, on paper and in files.
 */
export function keptColour(text: string): string | undefined {
  if (colourProblem(text) !== undefined) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = channelsIn(text) ?? parseHex(text) ?? [];
  return hexOf(mixed(PAGE, [red, green, blue], alpha));
}

/** What has a colour, with that as documents keep it. */
export const inKeptColour = <Coloured extends { color?: string | null | undefined }>(
  of: Coloured,
): Coloured => (typeof of.color === 'string' ? { ...of, color: keptColour(of.color) } : of);

/** A colour of a document, in any of the ways to write one; what is kept of it says `keptColour`. */
export const documentColour = () =>
  yup
    .string()
    .test(
      'colour',
      messages.invalidColour,
      (text) => typeof text !== 'string' || keptColour(text) !== undefined,
    );
