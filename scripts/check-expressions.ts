import { globSync } from 'node:fs';
import { expressionsOf } from './check/expressions.ts';
import { EXEMPT, slowness } from './check/slow-expressions.ts';
import { ROOT } from './local/paths.ts';

const TEST_CODE = /\.(?:test|itest)\.tsx?$|(?:^|\/)testing\//;
const files = globSync('{functions/src,web/src,scripts}/**/*.{ts,tsx,mjs}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !TEST_CODE.test(file) && !file.endsWith('.d.ts'))
  .sort();

const used = new Set<object>();
const complaints = files.flatMap((file) =>
  expressionsOf(file).flatMap((each) => {
    const why = slowness(each);
    if (why === undefined) return [];
    const exempt = EXEMPT.find((one) => one.file === file && one.source === each.source);
    if (exempt) used.add(exempt);
    return exempt ? [] : [`${file}:${each.line}: /${each.source}/${each.flags} ${why}`];
  }),
);
const unused = EXEMPT.filter((each) => !used.has(each));
for (const each of complaints) console.log(each);
for (const { file, source } of unused) console.log(`${file}: no longer has slow /${source}/`);
process.exitCode = complaints.length + unused.length > 0 ? 1 : 0;
