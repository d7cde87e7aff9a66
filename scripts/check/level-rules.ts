import type { OxlintOverride } from 'oxlint';
import { AREAS, WEB_GROUND } from './areas.ts';

interface Pattern {
  group: string[];
  message: string;
}

/** How deep files lie in a feature: each depth climbs out by its own number of `../`. */
const DEPTHS = [0, 1, 2, 3];
const ROOTS = ['functions/src', 'web/src'];
const filesIn = (folder: string, depth: number) => `${folder}/${'*/'.repeat(depth)}*.{ts,tsx}`;
const climb = (steps: number) => '../'.repeat(steps);

const noWeb: Pattern = {
  group: ['**/web/**'],
  message: 'The server knows nothing of the web app.',
};
const noServer: Pattern = {
  group: ['**/functions/**'],
  message:
    'The web app reads the server’s contracts, and what browsers can run, through @contract.',
};

const rule = (files: string[], ...patterns: Pattern[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** What no file of an area may import, from `toRoot` (the way up to the root) and `toArea` (to its area). */
function otherAreas(area: string, toRoot: string): Pattern[] {
  const index = AREAS.indexOf(area as (typeof AREAS)[number]);
  return [
    {
      group: AREAS.slice(index + 1).map((above) => `${toRoot}${above}/**`),
      message: 'An area imports only those it stands on (docs/architecture.md).',
    },
    {
      group: AREAS.slice(0, index).flatMap((below) => [
        `${toRoot}${below}/**`,
        `!${toRoot}${below}/ground/**`,
      ]),
      message: 'Of the areas below only the ground is shared (docs/architecture.md).',
    },
    {
      group: [
        `${toRoot}routes.ts`,
        `${toRoot}routes.tsx`,
        `${toRoot}jobs.ts`,
        `${toRoot}routes/**`,
      ],
      message: 'The tables of contents name the features, not the other way round.',
    },
  ].filter(({ group }) => group.length > 0);
}

const otherFeatures = (toArea: string): Pattern => ({
  group: [`${toArea}*/**`, `!${toArea}../**`, `!${toArea}ground/**`],
  message: 'A feature imports no other feature: what two need is ground (docs/architecture.md).',
});
/** Lint overrides that hold the directions of imports. For a file the last that fits counts. */
export const levelRules: OxlintOverride[] = ROOTS.flatMap((root) => {
  const side = root.startsWith('web') ? noServer : noWeb;
  return [
    rule([`${root}/**`], side),
    ...(root === 'web/src' ? [...WEB_GROUND] : ['platform']).flatMap((ground) =>
      DEPTHS.map((depth) =>
        rule([filesIn(`${root}/${ground}`, depth)], side, {
          group: AREAS.map((area) => `${climb(depth + 1)}${area}/**`),
          message: 'What every area stands on knows none of them (docs/architecture.md).',
        }),
      ),
    ),
    ...AREAS.flatMap((area) =>
      DEPTHS.flatMap((depth) => [
        rule(
          [filesIn(`${root}/${area}/*`, depth)],
          side,
          otherFeatures(climb(depth + 1)),
          ...otherAreas(area, climb(depth + 2)),
        ),
      ]),
    ),
    // After the features: ground and pages lie one folder deeper.
    ...AREAS.flatMap((area) =>
      DEPTHS.flatMap((depth) => [
        rule(
          [filesIn(`${root}/${area}/ground/*`, depth)],
          side,
          otherFeatures(climb(depth + 2)),
          ...otherAreas(area, climb(depth + 3)),
        ),
        rule(
          [filesIn(`${root}/${area}/page/*`, depth)],
          side,
          ...otherAreas(area, climb(depth + 3)),
        ),
      ]),
    ),
  ];
});
