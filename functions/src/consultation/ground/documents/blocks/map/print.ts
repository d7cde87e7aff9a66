import { SITE } from '../../../../../land/ground/map-picture/site-colour.ts';
import type { EditionMap, EditionSite } from '../../edition.ts';
import { documentPrintMessages as messages } from '../../print/messages.ts';
import { captionedTable } from '../../print/captioned-table.ts';
import { tellsReference } from './site-facts.ts';
import {
  plainCell,
  type PrintCell,
  type PrintKeyEntry,
  type PrintPart,
  type PrintTable,
} from '../../print/print-parts.ts';
import { documentViewMessages } from '../../view/messages.ts';

/** Pixels of the picture on paper (specification 001, section 9). */
const MAP_SIZE = { width: 1100, height: 600 };
/** Columns for which a page on its side has room: 16,000 by 1,750 at least (specification 001, section 9). */
const MAX_COLUMNS = 9;

/** A map on paper where it stands in the text: its picture as wide as that, its key, and its sites as a table. */
export function printMap(content: EditionMap): PrintPart[] {
  const { caption, picture, words, layers, sites, allSites, outside, attribution } = content;
  const told: PrintPart[] =
    allSites === undefined
      ? []
      : [{ kind: 'note', text: documentViewMessages.firstSites(sites.length, allSites) }];
  const leftOut: PrintPart[] =
    outside === undefined
      ? []
      : [{ kind: 'note', text: documentViewMessages.sitesOutside(outside, sites.length) }];
  const entries: PrintKeyEntry[] = [
    ...(sites.length > 0
      ? [{ colour: SITE, name: documentViewMessages.sites, description: '' }]
      : []),
    ...layers.map((entry): PrintKeyEntry => {
      if (entry.type === 'divider') return { heading: entry.name };
      const { colour, name, description, visible = true, signs = [] } = entry;
      return visible
        ? { colour, signs, name, description }
        : { colour: null, name: messages.notDrawn(name), description };
    }),
  ];
  const below: PrintPart[] = [
    ...(entries.length > 0 ? [{ kind: 'key', entries } as const] : []),
    ...told,
    ...leftOut,
    ...(attribution.length > 0 ? [{ kind: 'note', text: attribution.join(' · ') } as const] : []),
  ];
  return [
    { kind: 'caption', text: caption },
    {
      kind: 'picture',
      source: { file: picture },
      alt: words,
      missing: messages.missingMap(caption),
      ...MAP_SIZE,
      ...(below.length > 0 ? { keepsNext: true as const } : {}),
    },
    ...below,
    ...sitesTables(caption, sites),
  ];
}

/** Its sites with what is told of them; what has more columns than paper has room for becomes several tables. */
function sitesTables(caption: string, sites: readonly EditionSite[]): PrintPart[] {
  if (sites.length === 0) return [];
  const facts = sites.map(factsOf);
  const titles = (facts[0] ?? []).map(({ title }) => title);
  // Where it is among what is told of each site, it stands there.
  const hasReferences = sites.some(
    ({ reference, info }) => reference !== null && !tellsReference(info, reference),
  );
  const first = hasReferences ? 3 : 2;
  const each = MAX_COLUMNS - first;
  const starts = [...Array(Math.max(1, Math.ceil(titles.length / each))).keys()].map(
    (at) => at * each,
  );
  return starts.flatMap((from) => {
    const shown = titles.slice(from, from + each);
    const table: PrintTable = {
      kind: 'table',
      heads: [
        [
          plainCell(messages.number),
          plainCell(messages.site),
          ...(hasReferences ? [plainCell(messages.reference)] : []),
          ...shown.map((title) => plainCell(title)),
        ],
      ],
      rows: sites.map(({ name, reference }, at): PrintCell[] => [
        plainCell(String(at + 1)),
        plainCell(name, { isHead: true }),
        ...(hasReferences ? [plainCell(reference ?? '-')] : []),
        ...shown.map((_title, column) => plainCell(facts[at]?.[from + column]?.value || '-')),
      ]),
    };
    return captionedTable(messages.sitesOf(caption), table);
  });
}

/** What is told of a site as one value a column; a table of one line is as many. */
const factsOf = ({ info }: EditionSite): { title: string; value: string }[] =>
  info.flatMap((each) =>
    'cells' in each
      ? each.cells.map(({ title, value }) => ({ title: `${each.title}: ${title}`, value }))
      : [each],
  );
