import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const WEB = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(WEB, file), 'utf8');
const resolve = (from: string, to: string) => path.join(path.dirname(from), to);

/** The files of pages in whose place nothing else stands: those of the public, and those around signing in. */
const OTHER_SHELL = /shell: '(?:document|account|bare)'/;
/** Its title is written in the document itself, on the public's scale. */
const BUILDER = 'consultation/documents/editor/document-page.tsx';

/** The files of the pages that staff work on, by the routes' sources. */
function staffPages(): string[] {
  const pages = globSync('routes/*.ts', { cwd: WEB }).flatMap((routes) => {
    const text = read(routes);
    const named = new Map(
      [...text.matchAll(/const (\w+) = \(\) => import\('([^']+)'\)/g)].map(([, name, file]) => [
        name,
        file,
      ]),
    );
    return text
      .split(/(?=path: |const \w+ = )/)
      .filter((route) => !OTHER_SHELL.test(route))
      .flatMap((route) => {
        const file =
          /page: \(\) => import\('([^']+)'\)/.exec(route)?.[1] ??
          named.get(/page: (\w+)/.exec(route)?.[1] ?? '');
        return file === undefined ? [] : [resolve(routes, file)];
      });
  });
  return [...new Set(pages)];
}

/** Everything that a file shows: what it imports of ours, and so on. */
function shownBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, to = ''] of read(file).matchAll(/(?:from |import\()'(\.[^']+\.tsx)'/g))
    shownBy(resolve(file, to), seen);
  return seen;
}

const FRAME = /^ui\/page-frame\/page-(?:frame|heading)\.tsx$/;

it('finds the pages of staff', () => {
  const pages = staffPages();
  expect(pages.length).toBeGreaterThanOrEqual(25);
  expect(pages).toContain('council/notifications/notifications-page.tsx');
  expect(pages).toContain('land/screens/search/search-page.tsx');
  expect(pages).not.toContain('council/feedback/feedback-page.tsx');
});

it.each(staffPages().filter((file) => file !== BUILDER))(
  '%s stands in the frame, which alone says how wide it is and where it begins',
  (file) => {
    expect([...shownBy(file)].filter((each) => FRAME.test(each))).not.toEqual([]);
    // As long as a line reads well is no width of a page.
    expect(read(file)).not.toMatch(/\bmaxW(?:=|: )(?!.prose)|\bmx(?:=|: ).auto|100dvh/);
  },
);

/** Who else sets a title: the public's pages, those around signing in, and what stands in a page's place. */
const OTHER_TITLES = [
  'consultation/documents/editor/sections/hero-part.tsx',
  'consultation/public-documents/mine/resident-page.tsx',
  'session/bare-page.tsx',
  'ui/empty.tsx',
  'ui/page-frame/page-heading.tsx',
  'ui/reading-column.tsx',
];

it('one part sets the title of every page of staff', () => {
  const setting = globSync('**/*.tsx', { cwd: WEB })
    .filter((file) => !file.includes('.test.'))
    .filter((file) => /<h1|chakra\.h1|'h1'|as="h1"/.test(read(file)));
  expect(setting.toSorted()).toEqual(OTHER_TITLES);
});
