import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { councilPageKinds } from '../../functions/src/consultation/ground/public-frame/council-page-kinds.ts';
import { ROOT } from '../local/paths.ts';

interface Hosting {
  hosting: { rewrites: { source: string; function?: { functionId: string } }[] };
}

it('every page that a council must have is led to the function that sets it', () => {
  const { hosting } = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as Hosting;
  const source = `/p/@(${councilPageKinds.join('|')})`;
  expect(hosting.rewrites.find((each) => each.source === source)?.function?.functionId).toBe(
    'pages',
  );
});
