import { hectareWords } from '../../ui/hectare-words.ts';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';

/** Lengths over this many metres are given in kilometres (specification 002 section 9). */
const IN_KILOMETRES_OVER = 100;
const HECTARE = 10_000;

const withTwo = (value: number) => formatNumber(value, { NUMBERS_AFTER_DECIMAL_POINT: 2 });

/** '85.20 m'; over 100 m '0.12 km'. */
export function lengthWords(metres: number): string {
  return metres > IN_KILOMETRES_OVER ? `${withTwo(metres / 1000)} km` : `${withTwo(metres)} m`;
}

/** '812.35 m²'; from one hectare on '1.25 ha'. */
export function areaWords(squareMetres: number): string {
  return squareMetres < HECTARE
    ? `${withTwo(squareMetres)} m²`
    : hectareWords(squareMetres / HECTARE);
}
