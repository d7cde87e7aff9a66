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
  { name: 'slow regular expressions', command: ['node', 'scripts/check-expressions.ts'] },
  { name: 'unused code', command: ['knip'] },
];

/** Checks run two at a time: most of them use one processor. */
const AT_ONCE = 2;

/** Runs checks, showing what each complains about. Gives how many passed, and which failed. */
export async function runChecks(
  checks: Check[],
  fix = false,
): Promise<{ passed: number; failures: string[] }> {
  const failures: string[] = [];
  const waiting = [...checks];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { ok, said } = await run(fix && check.fix ? check.fix : check.command);
      console.log(`${said}${ok ? '✓' : '✗'} ${check.name}`);
      if (!ok) failures.push(check.name);
    }
  };
  // What mends writes files that the others read.
  await Promise.all(Array.from({ length: fix ? 1 : AT_ONCE }, work));
  return { passed: checks.length - failures.length, failures };
}

async function run([program = '', ...args]: string[]): Promise<{ ok: boolean; said: string }> {
  const child = spawn(`node_modules/.bin/${program}`, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => said.push(bytes));
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  return { ok, said: Buffer.concat(said).toString() };
}
