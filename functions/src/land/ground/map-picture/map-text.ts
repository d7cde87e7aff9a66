import { escapeHtml } from '../../../platform/html.ts';
import { short } from './shapes.ts';

/** A word on the map with a light edge, so that it is read on any ground. */
export function mapText(
  text: string,
  [x, y]: readonly [number, number],
  { size, colour, angle = 0, weight = 400, anchor = 'middle' }: TextLook,
): string {
  const turn = angle === 0 ? '' : ` transform="rotate(${short(angle)} ${short(x)} ${short(y)})"`;
  // Letters stand around the middle of their height.
  const baseline = short(y + size * 0.36);
  const attributes = `x="${short(x)}" y="${baseline}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}"${turn}`;
  const edge = 'stroke="#ffffff" stroke-opacity="0.85" stroke-width="2" stroke-linejoin="round"';
  return `<text ${attributes} fill="${colour}" ${edge} paint-order="stroke">${escapeHtml(text)}</text>`;
}
interface TextLook {
  size: number;
  colour: string;
  angle?: number;
  weight?: number;
  anchor?: 'start' | 'middle';
}
