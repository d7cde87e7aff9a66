import { Parser } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/errors.ts';
import { checkedContent } from './checked-content.ts';
import type { Edition, EditionBlock } from './edition.ts';
import { wordsOfBlock } from './edition-words.ts';
import { htmlIn } from './html-fields.ts';
import { blockKindOf, blockTypes, type BlockType } from './kinds.ts';
import { makeEdition } from './make-edition.ts';
import { printBlock } from './print/block-print.ts';
import { servedEdition } from './served-edition.ts';
import { fullBlocks, resolvedThings } from './testing/full-blocks.ts';
import { BlockView } from './view/block-view.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const HOSTILE =
  '<script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">x</a>';

/** An edition that has this block alone. */
function editionOf(type: BlockType, content: object): Edition {
  const { maps, pictures, topics } = resolvedThings(ID);
  const section = { id: 's', parentId: null, kind: 'section' as const, title: 'A', position: 0 };
  const block = { id: ID, type, content, sectionId: 's', position: 0, isBeside: false };
  return makeEdition(
    {
      title: 'Plan',
      settings: { hideSectionNumberings: false, subtitle: '' },
      sections: [section],
      blocks: [block as Parameters<typeof makeEdition>[0]['blocks'][number]],
    },
    maps,
    pictures,
    topics,
  );
}
const publishedBlock = (edition: Edition): EditionBlock => edition.sections[0]!.rows[0]![0]!;

function pageOf(edition: Edition): string {
  const place = { documentId: 1, edition: 1, fileAt: (name: string) => name, headingLevel: 3 };
  return renderToStaticMarkup(
    createElement(BlockView, { of: publishedBlock(edition), edition, place }),
  );
}

/** Elements that run, and attributes that run or lead to what does. */
function dangersIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      // What the page's own script reads of a question is data.
      if (name === 'script' && attributes.type !== 'application/json') found.push(name);
      for (const [attribute, value] of Object.entries(attributes))
        if (attribute.startsWith('on') || /^\s*javascript:/i.test(value))
          found.push(`${name} ${attribute}`);
    },
  });
  parser.end(html);
  return found;
}

/** Each text of a content, with the content in which something else stands in its place. */
function textsIn(value: unknown, put: (instead: unknown) => object, path = ''): Text[] {
  if (typeof value === 'string') return [{ path, with: put }];
  if (typeof value !== 'object' || value === null) return [];
  const copy = (key: string, instead: unknown) =>
    Array.isArray(value)
      ? value.with(Number(key), instead)
      : { ...(value as object), [key]: instead };
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, (instead) => put(copy(key, instead)), path ? `${path}.${key}` : key),
  );
}
interface Text {
  path: string;
  with: (instead: string) => object;
}

/** Codes, addresses and what only readers' software tells. */
const UNREAD =
  /^(?:kind|id|colou?r|file|svg|link|sign|alt|missing|address|url|imageUrl|orientation|commentsBox|results|layerId|align|vertical)$|type$/i;

/** The texts that somebody reads in a content or in parts on paper. */
const readIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (UNREAD.test(name) ? [] : readIn(each)));
};

/** The text that stands on a page. */
function seenIn(html: string): string {
  const seen: string[] = [];
  let isScript = false;
  const parser = new Parser({
    onopentag(name) {
      isScript = name === 'script';
    },
    ontext(text) {
      if (!isScript) seen.push(text);
    },
    onclosetag() {
      isScript = false;
    },
  });
  parser.end(html);
  return seen.join('\n');
}

/** What is kept of a content; undefined where its type cannot have it. */
function definitionOf(type: BlockType, content: object): object | undefined {
  try {
    return checkedContent(type, content);
  } catch (error) {
    if (error instanceof AppError && error.code === 'payload-invalid') return undefined;
    throw error;
  }
}

it('finds what is dangerous in HTML', () => {
  expect(dangersIn(HOSTILE)).toEqual(['script', 'img onerror', 'a href']);
});

describe.each(blockTypes)('a block of type %s', (type) => {
  const kind = blockKindOf(type);
  const full = fullBlocks[type];

  it('may be empty, and is kept as it is', () => {
    expect(checkedContent(type, kind.empty())).toEqual(kind.empty());
  });

  it('is kept as it was written, and may be published', () => {
    expect(checkedContent(type, full)).toEqual(full);
    expect(kind.faults(full)).toEqual([]);
  });

  it('tells on the page and on paper every word by which it is found', () => {
    const edition = editionOf(type, full);
    const words = wordsOfBlock(publishedBlock(edition)).flatMap((text) => text.match(/\w+/g) ?? []);
    const page = pageOf(edition);
    const paper = JSON.stringify(printBlock(publishedBlock(edition), { headingLevel: 3 }));
    expect(page).not.toBe('');
    expect(words.filter((word) => !page.includes(word))).toEqual([]);
    expect(words.filter((word) => !paper.includes(word))).toEqual([]);
  });

  it('is found by every word of officers that the page or paper tells', () => {
    const edition = editionOf(type, full);
    const block = publishedBlock(edition);
    const paper = readIn(printBlock(block, { headingLevel: 3 }));
    const told = [seenIn(pageOf(edition)), ...paper].join('\n');
    const words = wordsOfBlock(block).join('\n');
    const lacking = readIn(block.content).filter((text) => told.includes(text));
    expect(lacking.filter((text) => !words.includes(text))).toEqual([]);
  });

  it('sets no text of officers on the page that could run there', () => {
    const texts = textsIn(full, (instead) => instead as object);
    const found = texts.flatMap(({ path, with: put }) => {
      const kept = definitionOf(type, put(HOSTILE));
      if (!kept) return [];
      const html = htmlIn(kind.htmlFields, kept).map((each) => each.html);
      const dangers = [pageOf(editionOf(type, kept)), ...html].flatMap(dangersIn);
      return dangers.map((danger) => `${path}: ${danger}`);
    });
    expect(found).toEqual([]);
  });

  it('is served without names and passwords in the addresses of its HTML', () => {
    const told = '<p>https://ann:secret@council.test/plan</p>';
    const edition = editionOf(type, full);
    const block = publishedBlock(edition);
    // One of a list, such as a chart's type, is never words.
    const texts = textsIn(block.content, (instead) => instead as object).filter(
      ({ path }) => !/type$/i.test(path),
    );
    const setAsHtml = texts.filter(({ with: put }) => {
      const rows = [[{ ...block, content: put(told) } as EditionBlock]];
      const older = { ...edition, sections: [{ ...edition.sections[0]!, rows }] };
      // A text that is no HTML is escaped there.
      return pageOf(servedEdition(older)).includes(told);
    });
    expect(setAsHtml.map(({ path }) => path)).toEqual([]);
  });

  it('takes other pictures in place of its own, and none for those that it has not', () => {
    const { uses, replaced } = kind.pictures ?? {
      uses: () => [],
      replaced: (content: object) => content,
    };
    const others = uses(replaced(full, (fileId) => fileId && fileId + 100));
    expect(others.map(({ fileId }) => fileId)).toEqual(
      uses(full).map(({ fileId }) => fileId + 100),
    );
    expect(uses(replaced(full, () => null))).toEqual([]);
  });

  it('gives another council no picture, site, topic or figure', () => {
    const { content, left = [] } = kind.structure.of(full, () => true);
    expect(checkedContent(type, content)).toEqual(content);
    expect(kind.pictures?.uses(content) ?? []).toEqual([]);
    expect(kind.sites(content)).toBeNull();
    expect(kind.topics(content).flatMap(({ ids }) => ids)).toEqual([]);
    expect(kind.links(content)).toEqual([]);
    const lacks = kind.faults(content).length > 0 || left.length > 0;
    expect(kind.structure.toFillIn(content, left).length > 0).toBe(lacks);
  });
});
