import type { Plugin } from 'vite';

/**
 * Names that libraries import and this product never calls. reactfire imports every Firebase product; left alone that
 * costs 187 kB, with these stubbed 31 kB. Emotion's components with a theme, which are none of ours, cost 1 kB of the
 * shell.
 */
const unused: Record<string, string[]> = {
  'firebase/database': [
    'get',
    'off',
    'onChildAdded',
    'onChildChanged',
    'onChildMoved',
    'onChildRemoved',
    'onValue',
  ],
  'firebase/functions': ['httpsCallable'],
  'firebase/remote-config': [
    'ensureInitialized',
    'getAll',
    'getBoolean',
    'getNumber',
    'getString',
    'getValue',
  ],
  'firebase/storage': ['getDownloadURL', 'ref'],
  'hoist-non-react-statics': ['default'],
};

export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    enforce: 'pre',
    resolveId: (id) => (id in unused ? `\0unused:${id}` : undefined),
    load(id) {
      const names = id.startsWith('\0unused:') ? unused[id.slice('\0unused:'.length)] : undefined;
      return names?.map(stub).join('\n');
    },
  };
}

const stub = (name: string) =>
  name === 'default' ? 'export default undefined;' : `export const ${name} = undefined;`;
