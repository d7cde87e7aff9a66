import { spawn } from 'node:child_process';
import { ROOT } from '../local/paths.ts';

interface Check {
  name: string;
  command: string[];
  /** What makes it right by itself, where something can. */
  fix?: string[];
}

/** Everything that is judged without running the product. */
export const CHECKS: Check[] = [
  {
    name: 'format',
    command: ['prettier', '--check', '--log-level=warn', '.'],
    fix: ['prettier', '--write', '--log-level=warn', '.'],
  },
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings'],
    fix: ['oxlint', '--type-aware', '--fix'],
  },
  { name: 'types of functions and scripts', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of browser tests and benchmarks', command: ['tsc', '-p', 'e2e/tsconfig.json'] },
  { name: 'types of the web app', command: ['tsc', '-p', 'web/tsconfig.json'] },
  { name: 'unused code', command: ['knip'] },
];

/** Runs checks one after the other, showing what each complains about. Gives how many passed, and which failed. */
export async function runChecks(
  checks: Check[],
  fix = false,
): Promise<{ passed: number; failures: string[] }> {
  const failures: string[] = [];
  for (const check of checks) {
    const command = fix && check.fix ? check.fix : check.command;
    const ok = await run(command);
    console.log(`${ok ? '✓' : '✗'} ${check.name}`);
    if (!ok) failures.push(check.name);
  }
  return { passed: checks.length - failures.length, failures };
}

function run([program = '', ...args]: string[]): Promise<boolean> {
  const child = spawn(`node_modules/.bin/${program}`, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
