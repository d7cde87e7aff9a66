import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sinceWhen } from './since-when.ts';

const ME = ['-c', 'user.name=A', '-c', 'user.email=a@council.test', '-c', 'commit.gpgsign=false'];

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', [...ME, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();
const commit = (words: string) => git('commit', '--allow-empty', '--message', words);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'since-when-'));
  git('init', '--initial-branch', 'main');
  commit('First');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('counts from where a branch left the one it is to land on, and else from the last commit', () => {
  const left = git('rev-parse', 'HEAD');
  expect(sinceWhen(folder)).toBe('HEAD');

  git('switch', '--create', 'hedges');
  commit('Second');
  commit('Third');
  expect(sinceWhen(folder)).toBe(left);

  git('switch', 'main');
  commit('Another');
  git('switch', 'hedges');
  expect(sinceWhen(folder)).toBe(left);

  // What was fetched last says more than a branch here that may lag behind.
  git('update-ref', 'refs/remotes/origin/main', 'hedges~1');
  expect(sinceWhen(folder)).toBe(git('rev-parse', 'hedges~1'));
});

it('counts from the last commit where there is no such branch', () => {
  git('update-ref', '-d', 'refs/remotes/origin/main');
  git('branch', '--delete', '--force', 'main');
  expect(sinceWhen(folder)).toBe('HEAD');
});
