import type { OxlintOverride } from 'oxlint';
import { AREAS, GROUND_AREA, type Root, ROOTS, WEB_GROUND, type Area } from './areas.ts';

/** How deep files lie in a feature: each depth climbs out by its own number of `../`. */
const DEPTHS = [0, 1, 2, 3];
const filesIn = (folder: string, depth: number) => `${folder}/${'*/'.repeat(depth)}*.{ts,tsx}`;
const climb = (steps: number) => '../'.repeat(steps);

const MESSAGE =
  'Imports point down: platform, council, records, land, consultation; ground, features, composed (server) or screens (web); and no feature ' +
  'imports another (docs/architecture.md). The sides meet in contracts, through @contract.';

/** One list of patterns, the last that fits counting: oxlint ends at the first group that has an exception. */
const refuse = (files: string, patterns: string[], root: Root): OxlintOverride => ({
  files: [files],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ group: [...patterns, otherSide(root)], message: MESSAGE }] },
    ],
  },
});
const otherSide = (root: Root) => (root === 'web/src' ? '**/functions/**' : '**/web/**');

/** What no file of an area may import of the others, `toRoot` being the way up to the root. */
function otherAreas(area: Area, toRoot: string): string[] {
  const index = AREAS.indexOf(area);
  return [
    ...AREAS.slice(index + 1).map((above) => `${toRoot}${above}/**`),
    ...AREAS.slice(0, index).flatMap((below) => [
      `${toRoot}${below}/**`,
      `!${toRoot}${below}/${below === GROUND_AREA ? '' : 'ground/'}**`,
    ]),
    ...['routes.ts', 'routes.tsx', 'jobs.ts', 'routes/**', 'shell/**'].map(
      (contents) => `${toRoot}${contents}`,
    ),
  ];
}

const otherFeatures = (toArea: string) => [
  `${toArea}*/**`,
  `!${toArea}../**`,
  `!${toArea}ground/**`,
];

function featureRule(root: Root, area: Area, depth: number): OxlintOverride {
  const features = area === GROUND_AREA ? [] : otherFeatures(climb(depth + 1));
  const patterns = [...features, ...otherAreas(area, climb(depth + 2))];
  return refuse(filesIn(`${root}/${area}/*`, depth), patterns, root);
}

function levelRulesOf(root: Root, area: Area, depth: number): OxlintOverride[] {
  const outside = otherAreas(area, climb(depth + 3));
  const composed = ROOTS[root];
  const composedBelow = AREAS.slice(0, AREAS.indexOf(area)).map(
    (below) => `!${climb(depth + 3)}${below}/${composed}/**`,
  );
  const ground = [...otherFeatures(climb(depth + 2)), ...outside];
  return [
    refuse(filesIn(`${root}/${area}/ground/*`, depth), ground, root),
    refuse(filesIn(`${root}/${area}/${composed}/*`, depth), [...outside, ...composedBelow], root),
  ];
}

function groundRules(root: Root, folder: string, depth: number): OxlintOverride {
  const areas = AREAS.map((area) => `${climb(depth + 1)}${area}/**`);
  return refuse(filesIn(`${root}/${folder}`, depth), areas, root);
}

function rulesOf(root: Root, ground: readonly string[]): OxlintOverride[] {
  return [
    refuse(`${root}/**`, [], root),
    ...ground.flatMap((folder) => DEPTHS.map((depth) => groundRules(root, folder, depth))),
    ...AREAS.flatMap((area) => DEPTHS.map((depth) => featureRule(root, area, depth))),
    // After the features, whose patterns fit these files too.
    ...AREAS.flatMap((area) => DEPTHS.flatMap((depth) => levelRulesOf(root, area, depth))),
  ];
}

/** Lint overrides that hold the directions of imports. For a file the last that fits counts. */
export const levelRules: OxlintOverride[] = [
  ...rulesOf('functions/src', ['platform']),
  ...rulesOf('web/src', WEB_GROUND),
];
