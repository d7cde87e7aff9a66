import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local/paths.ts';

export type Side = 'functions' | 'web';

/** One import statement (value, type or lazy), with both ends relative to the repository's root. */
export interface Import {
  from: string;
  to: string;
  /** Whether the import is erased when the code is compiled. */
  typeOnly: boolean;
}

const STATEMENT =
  /^[ \t]*(?:import|export)(\s+type\b)?[^'";]*?\bfrom\s*['"]([^'"]+)['"]|^[ \t]*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
const TEST_CODE = /\.(test|itest)\.tsx?$|(^|\/)testing\//;

/** Source files of one side, tests left out, relative to the repository's root. */
export function sourceFiles(side: Side): string[] {
  return globSync(`${side}/src/**/*.{ts,tsx}`, { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !TEST_CODE.test(file))
    .sort();
}

/** Everything that a file imports from within the repository, and the packages it names. */
export function importsOf(file: string): { local: Import[]; packages: string[] } {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const local: Import[] = [];
  const packages: string[] = [];
  for (const [, type, named, bare, lazy] of text.matchAll(STATEMENT)) {
    const specifier = named ?? bare ?? lazy ?? '';
    const to = resolved(file, specifier);
    if (to) local.push({ from: file, to, typeOnly: type !== undefined });
    else if (!specifier.startsWith('.') && type === undefined) packages.push(specifier);
  }
  return { local, packages };
}

function resolved(from: string, specifier: string): string | undefined {
  const alias = /^@(?:contract|calls)\/(.*)$/.exec(specifier);
  const base = alias
    ? `functions/src/${alias[1]}`
    : specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), specifier)
      : undefined;
  if (base === undefined) return undefined;
  return [base, `${base}.ts`, `${base}.tsx`].find((one) => existsSync(path.join(ROOT, one)));
}
