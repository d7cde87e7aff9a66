import type { Plugin } from 'vite';

/** The only entry of the list in public-documents/loading/load-part.ts. */
const PLACE = /ISLAND_FILES:\[\]/;

/** A part and the module that it is, where it is loaded. */
const LOADED = /\bloadPart\(\s*'([^']*)',\s*\(\) =>\s*import\('(?:[^']*\/)?([^'/]+)\.tsx?'\)/g;

/** Tells the entry which files each part needs that it loads later, by the name of the part's module. */
export function islandFiles(): Plugin {
  return {
    name: 'island-files',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/load-part.ts')) return;
      const loaded = [...code.matchAll(LOADED)];
      // By another name nothing would be found in the list, and trying again would never help.
      for (const [call, name, module] of loaded)
        if (name !== module) this.error(`${call} … must be loaded by the name of its module`);
      if (loaded.length !== code.split('loadPart(').length - 1)
        this.error(`A call of loadPart in ${id} is not written as its check reads it`);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const holders = chunks.filter(({ code }) => PLACE.test(code));
        // In another chunk, whose name tells its content, the list would be kept when it is out of date.
        if (holders.length !== 1 || !holders[0]!.isEntry)
          this.error('ISLAND_FILES must stand in the entry alone');
        const filesOf = (name: string, seen = new Set<string>()): Set<string> => {
          const chunk = chunks.find(({ fileName }) => fileName === name);
          if (!chunk || chunk.isEntry || seen.has(name)) return seen;
          seen.add(name);
          for (const set of [chunk.viteMetadata?.importedCss, chunk.viteMetadata?.importedAssets])
            for (const file of set ?? []) seen.add(file);
          for (const each of chunk.imports) filesOf(each, seen);
          return seen;
        };
        // What other parts share can be a part itself, and is then marked as no entry.
        const parts = chunks
          .filter(({ isEntry }) => !isEntry)
          .map(({ name, fileName }) => [name, [...filesOf(fileName)].map((file) => `/${file}`)]);
        const list = JSON.stringify(Object.fromEntries(parts)).slice(1, -1);
        holders[0]!.code = holders[0]!.code.replace(PLACE, () => list);
      },
    },
  };
}
