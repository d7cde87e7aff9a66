import type { Plugin } from 'esbuild';

/** Of these express passes on the functions, so they are stood in for one by one. */
const ITS_FUNCTIONS = /^body-parser$/;

/**
 * CommonJS packages that are rarely used by those who load them at once, loaded from node_modules at their
 * first use instead: a cold start pays for every byte that it compiles.
 */
const WHEN_USED = [
  // Callable and blocking functions check tokens with it: 250 files, over 100 ms.
  { wanted: /^firebase-admin\//, by: /[\\/]node_modules[\\/]firebase-functions[\\/]/ },
  // With half a megabyte of character tables; the functions framework has read the body before express would.
  { wanted: ITS_FUNCTIONS, by: /[\\/]node_modules[\\/]express[\\/]/ },
  // Media types, content negotiation, files and nested query strings: hardly any call of ours wants them.
  {
    wanted: /^(?:mime-types|accepts|send|serve-static|qs)$/,
    by: /[\\/]node_modules[\\/](?:express|accepts|type-is)[\\/]/,
  },
];

/** See WHEN_USED. */
export const loadedWhenUsed: Plugin = {
  name: 'loaded-when-used',
  setup(bundler) {
    for (const { wanted, by } of WHEN_USED) {
      bundler.onResolve({ filter: wanted }, ({ path, importer }) =>
        by.test(importer) ? { path, namespace: 'when-used' } : undefined,
      );
      bundler.onResolve({ filter: wanted, namespace: 'when-used' }, ({ path }) => ({
        path,
        external: true,
      }));
    }
    bundler.onLoad({ filter: /.*/, namespace: 'when-used' }, ({ path }) => ({
      contents: `module.exports = new Proxy(function () {}, {
        get: (_, name) => ${ITS_FUNCTIONS.test(path) ? `(...given) => require('${path}')[name](...given)` : `require('${path}')[name]`},
        apply: (_, self, given) => require('${path}').apply(self, given),
      });`,
    }));
  },
};
