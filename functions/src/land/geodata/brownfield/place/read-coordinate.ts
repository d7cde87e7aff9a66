const THOUSANDS = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;

/**
 * A coordinate in degrees or metres: a degree sign, a letter for east or west and stray signs in front are
 * understood. `367,562.75` has a thousands separator; `54,975` has one unless the column uses decimal commas.
 */
export function readCoordinate(raw: string, decimalComma: boolean): number | undefined {
  const text = raw.replaceAll(/^[^\d+.-]+/g, '').trim();
  const match = /^([+-]?[\d.,]+)\s*(?:(?:°|deg|m)\s*)?([nsew])?,?$/i.exec(text);
  if (!match || /[a-z0-9]/i.test(raw.slice(0, raw.indexOf(text)))) return undefined;
  let digits = (match[1] ?? '').replace(/,$/, '');
  if (!decimalComma && THOUSANDS.test(digits)) digits = digits.replaceAll(',', '');
  else if (/^[+-]?\d+,\d+$/.test(digits)) digits = digits.replace(',', '.');
  const number = digits === '' ? Number.NaN : Number(digits);
  if (!Number.isFinite(number)) return undefined;
  return /[sw]/i.test(match[2] ?? '') ? -Math.abs(number) : number;
}
