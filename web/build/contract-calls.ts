import { statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Contract } from '../../functions/src/platform/contract.ts';

const PREFIX = '@calls/';
const functionsSource = fileURLToPath(new URL('../../functions/src/', import.meta.url));

/**
 * `@calls/<feature>/contract.ts`: the same contracts with their validators left out, written at build time.
 * The shell calls by them, because yup alone (13 kB gzipped) would break its 150 kB first load;
 * screens that validate import `@contract/…`, which is the file itself.
 */
export function contractCalls(): Plugin {
  return {
    name: 'contract-calls',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = functionsSource + id.slice(PREFIX.length + 1);
      this.addWatchFile(file);
      const source = `${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`;
      const exported = (await import(source)) as Record<string, unknown>;
      return Object.entries(exported).filter(isContractEntry).map(written).join('\n');
    },
  };
}

function isContractEntry(entry: [string, unknown]): entry is [string, Contract] {
  const value = entry[1] as Partial<Contract> | null;
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function written([name, contract]: [string, Contract]): string {
  const { method, path, feature, envelope, idempotent, reads, changes } = contract;
  const queryKeys = Object.keys(contract.query?.fields ?? {});
  const query = { fields: Object.fromEntries(queryKeys.map((key) => [key, 0])) };
  return `export const ${name} = ${JSON.stringify({ method, path, feature, envelope, idempotent, reads, changes, query })};`;
}
