import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { servedPages } from '../../web/build/served-pages.ts';
import { ROOT } from '../local/paths.ts';

interface Hosting {
  hosting: {
    redirects: { source: string }[];
    rewrites: { source: string; function?: { functionId: string } }[];
  };
}

const { hosting } = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as Hosting;
const served = [
  ...hosting.redirects,
  ...hosting.rewrites.filter((each) => each.function?.functionId === 'pages'),
].map(({ source }) => source);

it.each([
  '/policy',
  '/terms',
  '/p/privacy',
  '/p/cookies',
  '/p/representations',
  '/p/representations/12',
  '/p/document',
  '/p/document/7',
  '/p/document/7/attachments',
  '/p/document/7/attachments/3',
  '/p/document/7/state',
  '/p/document/7/editions/2/download/pdf',
  '/p/document/7/my-responses',
  '/p/document/unsubscribe/abc',
  '/p/elsewhere',
  '/policy/7',
  '/documents/7',
])('%s comes from the same place as with Hosting', (address) => {
  const isServed = served.some((glob) => path.posix.matchesGlob(address, glob));
  expect(new RegExp(servedPages).test(address)).toBe(isServed);
});
