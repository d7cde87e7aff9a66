import type { Plugin } from 'esbuild';
import { copyFileSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local/paths.ts';

const SOURCES = path.join(ROOT, 'functions/src');

/**
 * Templates of prints and fonts, which modules read beside themselves: all modules of the bundle lie in one folder, so
 * these do, too. Throws where two have the same name.
 */
export const templatesBeside: Plugin = {
  name: 'templates-beside',
  setup(bundler) {
    const { outdir = '' } = bundler.initialOptions;
    bundler.onEnd(() => {
      const templates = globSync('**/*.{typ,woff}', { cwd: SOURCES });
      const names = templates.map((file) => path.basename(file));
      if (new Set(names).size < names.length)
        throw new Error(`Two templates share a name: ${names.join(', ')}`);
      mkdirSync(outdir, { recursive: true });
      for (const file of templates)
        copyFileSync(path.join(SOURCES, file), path.join(outdir, path.basename(file)));
    });
  },
};
