import type { Plugin } from 'vite';

/**
 * reactfire imports every Firebase product by name; left alone that costs 187 kB, with these stubbed 31 kB.
 * Names it asks for and this product never calls.
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
};

export function unusedFirebase(): Plugin {
  return {
    name: 'unused-firebase',
    enforce: 'pre',
    resolveId: (id) => (id in unused ? `\0${id}` : undefined),
    load(id) {
      const names = id.startsWith('\0firebase/') ? unused[id.slice(1)] : undefined;
      return names?.map((name) => `export const ${name} = undefined;`).join('\n');
    },
  };
}
