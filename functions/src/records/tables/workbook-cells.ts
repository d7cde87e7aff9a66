import { daysLater } from '../../platform/dates/day.ts';
import { elementsIn, replaceElements } from '../../platform/markup.ts';

/** How a workbook writes values that its cells only point at. */
export interface WorkbookWords {
  shared: string[];
  /** By style: whether the number is a day. */
  dateStyles: boolean[];
  /** Days are counted from 1904 instead of 1900. */
  from1904: boolean;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plainText = (xml: string) =>
  xml.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[String(name)] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });

const PRONUNCIATION = { open: /<(?:\w+:)?rPh\b[^<>]*>/g, close: /<\/(?:\w+:)?rPh>/g };
const TEXT = { open: /<(?:\w+:)?t(?:\s[^<>]*)?>/g, close: /<\/(?:\w+:)?t>/g };
const SHARED = { open: /<(?:\w+:)?si\b[^<>]*>/g, close: /<\/(?:\w+:)?si>/g };
const STYLES = { open: /<(?:\w+:)?cellXfs\b[^<>]*>/g, close: /<\/(?:\w+:)?cellXfs>/g };
const VALUE = { open: /<(?:\w+:)?v(?:\s[^<>]*)?>/g, close: /<\/(?:\w+:)?v>/g };

/** The text of an element in runs, without the pronunciation that some languages add. */
function runs(xml: string): string {
  const spoken = replaceElements(xml, PRONUNCIATION, () => '');
  return elementsIn(spoken, TEXT)
    .map(({ inside }) => plainText(inside))
    .join('');
}

/** The texts that cells share. */
export const sharedTexts = (xml: string): string[] =>
  elementsIn(xml, SHARED).map(({ inside }) => runs(inside));

/** Of each style, whether its number format shows a day. */
export function dateStylesOf(xml: string): boolean[] {
  const formats = new Map(
    [...xml.matchAll(/<(?:\w+:)?numFmt\s[^<>]*>/g)].map(([tag]) => [
      attribute(tag, 'numFmtId'),
      attribute(tag, 'formatCode') ?? '',
    ]),
  );
  const styles = elementsIn(xml, STYLES)[0]?.inside ?? '';
  return [...styles.matchAll(/<(?:\w+:)?xf\s[^<>]*>/g)].map(([tag]) => {
    const id = attribute(tag, 'numFmtId') ?? '0';
    const code = formats.get(id)?.replaceAll(/"[^"]*"|\[[^[\]]*\]|\\./g, '');
    return code === undefined ? /^(1[4-7]|22|2[7-9]|3[0-6])$/.test(id) : /[dy]/i.test(code);
  });
}

/** An attribute of a tag. */
export function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : plainText(value);
}

/** What a cell shows, as a CSV of the sheet would have it; days as yyyy-mm-dd. */
export function workbookCellText(tag: string, inside: string, words: WorkbookWords): string {
  const kind = attribute(tag, 't');
  if (kind === 'inlineStr') return runs(inside);
  const value = plainText(elementsIn(inside, VALUE)[0]?.inside ?? '');
  if (kind === 's') return words.shared[Number(value)] ?? '';
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (kind === 'e') return '';
  const isDay = words.dateStyles[Number(attribute(tag, 's') ?? 0)] === true;
  if (kind === 'str' || kind === 'd' || !isDay || value === '') return value;
  const days = Math.floor(Number(value));
  if (!(days > 0 && days < 2_958_466)) return value;
  return daysLater(words.from1904 ? '1904-01-01' : '1899-12-30', days);
}
