import path from 'node:path';

/** The repository's root folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Everything that a local run stores; delete it to start afresh. */
export const DATA = path.join(ROOT, '.data');

/** Where Node.js keeps what it compiled of modules, for programs that load the same ones again. */
export const COMPILED = path.join(DATA, 'compiled');

/** Path of the Node.js that the project pins; never the one that happened to start us. */
export const NODE = path.join(ROOT, 'node_modules/.bin/node');

/** The project id of every local run: `demo-` keeps the emulators from reaching Google. */
export const PROJECT = 'demo-placemaker';

/** Where the functions run, here and in production. */
export const REGION = 'europe-west2';
