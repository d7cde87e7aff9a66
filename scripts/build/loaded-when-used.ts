import type { Plugin } from 'esbuild';

/**
 * What firebase-functions wants of firebase-admin (callable and blocking functions check tokens with it) is loaded
 * from node_modules at its first use: loading 250 files of it at every cold start takes over 100 ms.
 */
export const adminWhenUsed: Plugin = {
  name: 'admin-when-used',
  setup(bundler) {
    const admin = { filter: /^firebase-admin\// };
    bundler.onResolve(admin, ({ path, importer }) =>
      /[\\/]node_modules[\\/]firebase-functions[\\/]/.test(importer)
        ? { path, namespace: 'when-used' }
        : undefined,
    );
    bundler.onResolve({ ...admin, namespace: 'when-used' }, ({ path }) => ({
      path,
      external: true,
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'when-used' }, ({ path }) => ({
      contents: `module.exports = new Proxy({}, { get: (_, name) => require('${path}')[name] });`,
    }));
  },
};
