import { screen } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contrastOf } from '@contract/platform/colours.ts';
import { shown } from '../testing/shown.tsx';
import { Status, STATUS_ROLES, type StatusRole } from './status.tsx';
import { darkColours } from './theme/dark.ts';
import { badgeRecipe } from './theme/recipes.ts';
import { system } from './theme/system.ts';

const roles = Object.keys(STATUS_ROLES) as StatusRole[];
const WEB = path.resolve(import.meta.dirname, '..');

it.each(roles)('%s is told by its word, beside one glyph that is not read out', (means) => {
  shown(<Status means={means}>Being read</Status>);
  const status = screen.getByText('Being read');
  expect(status.dataset['means']).toBe(means);
  const glyphs = [...status.querySelectorAll('svg')];
  expect(glyphs.map((glyph) => glyph.getAttribute('aria-hidden'))).toEqual(['true']);
});

it('no two roles have the same glyph', () => {
  expect(new Set(roles.map((role) => STATUS_ROLES[role][1])).size).toBe(roles.length);
});

/** A colour of the theme by its token's name. */
const light = (token: string): string =>
  String(system.tokens.getByName(`colors.${token}`)?.value).replace(
    /^\{colors\.([^}]+)\}$|^var\(--chakra-colors-([^)]+)\)$/,
    (_, name?: string, variable?: string): string =>
      light(name ?? String(variable).replaceAll('-', '.')),
  );
const dark = (token: string) => (darkColours as Record<string, string>)[token.replace('.', '-')];

it.each([...new Set(roles.map((role) => STATUS_ROLES[role][0]))])(
  'the words of a %s state can be read, in the light and in the dark',
  (kind) => {
    const looks = badgeRecipe.variants?.['kind'] as Record<string, { bg: string; color: string }>;
    const { bg = '', color = '' } = looks[kind] ?? {};
    expect(contrastOf(light(bg), light(color))).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(String(dark(bg)), String(dark(color)))).toBeGreaterThanOrEqual(4.5);
  },
);

/** No states: what differs between two versions, and how long a deadline is away. */
const OTHER_KINDS = [
  'consultation/documents/versions/compare-version.tsx',
  'land/correspondence/letter-steps.tsx',
];

it('no page gives a state a colour of its own', () => {
  const choosing = globSync('**/*.tsx', { cwd: WEB })
    .filter((file) => !file.includes('.test.') && file !== 'ui/status.tsx')
    .filter((file) => /<Badge\b[^>]*\bkind=\{/.test(readFileSync(path.join(WEB, file), 'utf8')));
  expect(choosing.toSorted()).toEqual(OTHER_KINDS);
});
