import type { OxlintOverride } from 'oxlint';
import { serverDoors, webDoors, webGround } from './doors.ts';

interface Pattern {
  group: string[];
  message: string;
}

const LISTED = 'scripts/check/doors.ts lists what stands open.';
/** How deep files lie in a feature: each depth climbs out by its own number of `../`. */
const DEPTHS = [0, 1, 2];
const filesOf = (feature: string, depth: number) => `${feature}/${'*/'.repeat(depth)}*.{ts,tsx}`;
const outOf = (depth: number) => '../'.repeat(depth + 1);

const readable = (from: string) =>
  Object.entries(serverDoors).flatMap(([feature, { read = [] }]) =>
    read.map((module) => `!${from}${feature}/${module}.ts`),
  );
const callable = (from: string) =>
  Object.entries(serverDoors).flatMap(([feature, { call = [] }]) =>
    call.map((module) => `!${from}${feature}/${module}.ts`),
  );
const shown = (from: string) =>
  Object.entries(webDoors).flatMap(([feature, modules]) =>
    modules.map((module) => `!${from}${feature}/${module}.{ts,tsx}`),
  );

const noWeb: Pattern = {
  group: ['**/web/**'],
  message: 'The server knows nothing of the web app.',
};
const noServer: Pattern = {
  group: [
    '**/functions/**',
    ...['@contract/', '@calls/'].flatMap((alias) => [
      `${alias}**`,
      `!${alias}*/contract.ts`,
      `!${alias}*/contract/*.ts`,
      ...readable(alias),
    ]),
  ],
  message: `The web app reads contracts and what is made for reading. ${LISTED}`,
};

const otherFeature = (from: string): Pattern => ({
  group: [
    `${from}*/**`,
    `!${from}platform/**`,
    `!${from}*/contract.ts`,
    `!${from}*/contract/*.ts`,
    ...readable(from),
    ...callable(from),
  ],
  message: `The inside of another feature. ${LISTED}`,
});
const anyFeature = (from: string): Pattern => ({
  group: [`${from}*/**`],
  message: 'The platform knows no feature.',
});
const contractsOnly = (from: string): Pattern => ({
  group: [
    `${from}*/**`,
    `!${from}*/contract.ts`,
    `!${from}*/contract/*.ts`,
    ...readable(from),
    'express',
    'kysely',
    'pg',
    'firebase-*',
    'node:*',
  ],
  message: `The browser loads contracts: they import yup, contracts and what is made for reading. ${LISTED}`,
});
const otherScreens = (from: string): Pattern => ({
  group: [`${from}*/**`, ...webGround.map((ground) => `!${from}${ground}/**`), ...shown(from)],
  message: `The inside of another feature. ${LISTED}`,
});
const anyScreens = (from: string): Pattern => ({
  group: [`${from}*/**`, ...webGround.map((ground) => `!${from}${ground}/**`)],
  message: `What every feature stands on knows no feature. ${LISTED}`,
});

const rule = (files: string[], ...patterns: Pattern[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** Lint overrides that keep the two sides, and features, out of one another's insides. For a file the last that fits counts. */
export const doorRules = [
  ...DEPTHS.map((depth) =>
    rule([filesOf('functions/src/*', depth)], noWeb, otherFeature(outOf(depth))),
  ),
  ...DEPTHS.map((depth) =>
    rule([filesOf('functions/src/platform', depth)], noWeb, anyFeature(outOf(depth))),
  ),
  rule(['functions/src/*/contract.ts'], noWeb, contractsOnly(outOf(0))),
  rule(['functions/src/*/contract/*.ts'], noWeb, contractsOnly(outOf(1))),
  rule(['functions/src/*.ts'], noWeb),
  rule(['web/src/*.{ts,tsx}'], noServer),
  ...DEPTHS.map((depth) =>
    rule([filesOf('web/src/*', depth)], noServer, otherScreens(outOf(depth))),
  ),
  ...DEPTHS.map((depth) =>
    rule(
      webGround.map((ground) => filesOf(`web/src/${ground}`, depth)),
      noServer,
      anyScreens(outOf(depth)),
    ),
  ),
  // The addresses open the pages of every feature.
  rule(['web/src/routes/*.ts'], noServer),
];
