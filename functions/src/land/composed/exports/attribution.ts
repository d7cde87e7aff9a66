import { type MarkedUp, replaceElements, withoutTags } from '../../../platform/markup.ts';

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  copy: '©',
};

/** What a register's sites require: councils publish registers under this licence. */
export const registerAttribution = (council: string): string =>
  `${council}: brownfield land register. Contains public sector information licensed under the Open Government Licence v3.0.`;

/** Who must be credited for the sites, as plain text: the data's own sources, never the map that was shown below. */
export function attributionText(texts: readonly unknown[]): string {
  const plain = texts
    .filter((text): text is string => typeof text === 'string')
    .map(plainText)
    .filter((text) => text !== '');
  return [...new Set(plain)].join(' ');
}

const LINK = { open: /<a\b[^<>]*>/gi, close: /<\/a>/gi };

function withAddress({ tag, inside }: MarkedUp): string {
  const address = /\bhref="(https?:[^"]*)"/i.exec(tag)?.[1];
  return address === undefined ? `${tag}${inside}` : `${inside} (${address})`;
}

/** The text of a licence in which councils use links; the address follows its words in brackets. */
function plainText(html: string): string {
  return withoutTags(replaceElements(html, LINK, withAddress), ' ')
    .replaceAll(/&#(\d{1,6});/g, (_whole, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.])/g, '$1')
    .trim();
}
