import { channelsIn } from '../../../../platform/colours.ts';
import { yup } from '../../../../platform/contract.ts';
import { configMessages } from '../messages.ts';

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Why these red, green, blue and alpha values are not a colour; undefined if they are. */
export function channelProblem(channels: readonly unknown[]): string | undefined {
  const [red, green, blue, alpha] = channels;
  const isByte = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255;
  if (![red, green, blue].every(isByte)) return 'Colour components must be integers from 0 to 255.';
  if (channels.length === 3) return undefined;
  const isShare = typeof alpha === 'number' && alpha >= 0 && alpha <= 1;
  return isShare ? undefined : 'Colour alpha must be from 0 to 1.';
}

/** Why this text is not a colour (rgb, rgba, or 3 or 6 hexadecimal digits); undefined if it is. */
export function colourProblem(text: string): string | undefined {
  const channels = channelsIn(text);
  if (channels) return channelProblem(channels);
  return HEX.test(text) ? undefined : configMessages.invalidHex;
}

/** A colour as councils write it in their configuration. */
export const colour = () =>
  yup.string().test('colour', configMessages.invalidHex, (value, context) => {
    const message = value === undefined ? undefined : colourProblem(value);
    return message ? context.createError({ message }) : true;
  });
