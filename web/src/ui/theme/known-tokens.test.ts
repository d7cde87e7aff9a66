import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { system } from './system.ts';

const WEB = path.resolve(import.meta.dirname, '../..');

const SIZES =
  'w|h|minW|maxW|minH|maxH|boxSize|width|height|flexBasis|p[xytrbl]?|m[xytrbl]?|gap|rowGap|columnGap|top|left|right|bottom|inset|scrollMarginTop';
const COLOURS = 'color|bg|borderColor|outlineColor';
/** Those colour names of CSS itself that the product uses. */
const OF_CSS = new Set(['transparent', 'inherit', 'currentColor']);

/** What style properties of these names are given, on one line, with what stands for screens of some width. */
function given(text: string, names: string): string[] {
  const one = new RegExp(`\\b(?:${names})(?:=|: )(?:"([^"\\n]+)"|'([^'\\n]+)')`, 'g');
  const byWidth = new RegExp(`\\b(?:${names})(?:=\\{|: )\\{([^{}\\n]*)\\}`, 'g');
  return [
    ...[...text.matchAll(one)].map(([, quoted, single]) => quoted ?? single ?? ''),
    ...[...text.matchAll(byWidth)].flatMap(([, values = '']) =>
      [...values.matchAll(/'([^']+)'/g)].map(([, value = '']) => value),
    ),
  ];
}

const isSize = (value: string) =>
  !/^-?\d+(?:\.\d+)?$/.test(value) ||
  system.tokens.getByName(`sizes.${value.replace('-', '')}`) !== undefined;
const isColour = (value: string) =>
  !/^[a-z]\w*(?:\.\w+)*$/.test(value) ||
  OF_CSS.has(value) ||
  system.tokens.getByName(`colors.${value}`) !== undefined;

// Browsers pass over what they do not know: a select of width 60, which is no step, was as wide as its page.
it('every size and colour is a step of the grid or a colour of the theme', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: WEB });
  expect(files.length).toBeGreaterThan(1_000);
  const unknown = files.flatMap((file) => {
    const text = readFileSync(path.join(WEB, file), 'utf8');
    return [
      ...given(text, SIZES).filter((value) => !isSize(value)),
      ...given(text, COLOURS).filter((value) => !isColour(value)),
    ].map((value) => `${file}: ${value}`);
  });
  expect(unknown).toEqual([]);
});
