/** A number of a style; this one where it is none. */
export const styleNumber = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
/** Numbers of a style. */
export const styleNumbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(Number) : [];

/** Text, or the name of an image: the style language wraps both. */
export function styleWord(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' && 'name' in value ? String(value.name) : String(value);
}

/** A colour of the style language or of CSS, made more transparent. */
export function styleColour(value: unknown, otherwise: string, opacity: number): string {
  const rgb = rgbOf(value) ?? rgbOf(otherwise);
  if (!rgb) return opacity === 1 ? String(value ?? otherwise) : otherwise;
  const [red, green, blue, alpha] = rgb;
  return `rgba(${red}, ${green}, ${blue}, ${alpha * opacity})`;
}

function rgbOf(value: unknown): [number, number, number, number] | undefined {
  const isColour = typeof value === 'object' && value !== null && 'rgb' in value && 'a' in value;
  if (isColour) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = value.rgb as number[];
    return [Math.round(red * 255), Math.round(green * 255), Math.round(blue * 255), alpha];
  }
  const hex = typeof value === 'string' ? /^#([\da-f]{6})$/i.exec(value)?.[1] : undefined;
  if (hex === undefined) return undefined;
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(0), part(2), part(4), 1];
}
