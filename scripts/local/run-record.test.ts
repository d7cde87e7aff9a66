import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { identify } from './process-identity.ts';
import { RunRecord, runningStack } from './run-record.ts';

let runs = '';
beforeEach(() => {
  runs = mkdtempSync(path.join(tmpdir(), 'runs-'));
});
afterEach(() => rmSync(runs, { recursive: true }));

const at = (port: number) => ({ DATABASE_URL: `postgres://app@127.0.0.1:${port}/postgres` });

it('gives the addresses of the stack that runs, until it ends', () => {
  const record = new RunRecord('stack-7400', runs);
  expect(runningStack(runs)).toBeUndefined();
  record.serveAt(at(7406));
  expect(runningStack(runs)).toEqual(at(7406));
  record.close();
  expect(runningStack(runs)).toBeUndefined();
});

it('prefers the stack at the usual ports, and never one whose process is gone', () => {
  new RunRecord('stack-7400', runs).serveAt(at(7406));
  utimesSync(path.join(runs, 'stack-7400.json'), new Date(2020, 1), new Date(2020, 1));
  new RunRecord('stack-6400', runs).serveAt(at(6406));
  expect(runningStack(runs)).toEqual(at(6406));
  const gone = { owner: { ...identify(process.pid), started: 'never' }, addresses: at(5433) };
  writeFileSync(path.join(runs, 'stack-5000.json'), JSON.stringify(gone));
  expect(runningStack(runs)).toEqual(at(6406));
  rmSync(path.join(runs, 'stack-5000.json'));
  new RunRecord('stack-5000', runs).serveAt(at(5433));
  expect(runningStack(runs)).toEqual(at(5433));
});
