import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';

interface Hosting {
  hosting: { headers: { headers: { key: string; value: string }[] }[] };
}

const { hosting } = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as Hosting;
const policy = hosting.headers
  .flatMap(({ headers }) => headers)
  .find(({ key }) => key === 'Content-Security-Policy');
const sources = new Map(
  (policy?.value ?? '').split(';').map((directive) => {
    const [name = '', ...allowed] = directive.trim().split(' ');
    return [name, allowed] as const;
  }),
);

it('pages run scripts from, and send data to, named hosts only', () => {
  const notNamed = (directive: string) =>
    (sources.get(directive) ?? ['none']).filter(
      (each) => each !== "'self'" && !/^https:\/\/(\*\.)?[\w-]+\.[\w.-]+$/.test(each),
    );
  expect(notNamed('script-src')).toEqual([]);
  // Google's maps read both, and they lead to no host.
  expect(notNamed('connect-src')).toEqual(['data:', 'blob:']);
});

it('frames show our own pages, sign-in, and the players of the two hosts of videos in documents', () => {
  expect(sources.get('frame-src')).toEqual([
    "'self'",
    'https://*.firebaseapp.com',
    'https://*.google.com',
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
  ]);
});

it('pictures alone may come from any host, over https: a council’s logo may lie anywhere', () => {
  const wide = [...sources].filter(([, allowed]) => allowed.includes('https:'));
  expect(wide.map(([name]) => name)).toEqual(['img-src']);
});
