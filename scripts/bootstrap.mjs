// Runs a script of this project on the Node.js that the project pins: `node scripts/bootstrap.mjs <script.ts> …`.
// Any Node.js from 20 on may start it. It installs what package-lock.json names when that was not done yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const modules = path.join(root, 'node_modules');
const windows = process.platform === 'win32';
const pinnedNode = path.join(modules, '.bin', windows ? 'node.cmd' : 'node');

const [script, ...args] = process.argv.slice(2);
if (!script) fail('Usage: node scripts/bootstrap.mjs <script.ts> [arguments]');
installWhenChanged();
if (!existsSync(pinnedNode)) fail(whyNoNode());

const child = spawn(pinnedNode, [path.resolve(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  shell: windows,
});
// Ctrl+C reaches the whole group by itself; what is sent to this process alone is passed on.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => fail(error.message));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

function installWhenChanged() {
  const stamp = path.join(modules, '.installed-from');
  const lockfile = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const lock = createHash('sha256').update(lockfile).digest('hex');
  if (existsSync(pinnedNode) && readIfThere(stamp) === lock) return;
  if (existsSync(pinnedNode) && isInstalled(JSON.parse(lockfile).packages)) {
    writeFileSync(stamp, lock);
    return;
  }
  console.log('Installing the packages that package-lock.json names …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  if (npm.error) fail(`npm could not be started: ${npm.error.message}`);
  if (npm.status !== 0) fail('The packages could not be installed: see above.');
  writeFileSync(stamp, lock);
}

// True when npm's own record of node_modules has every package that is needed, as after `npm install`.
function isInstalled(wanted) {
  const record = readIfThere(path.join(modules, '.package-lock.json'));
  const present = record ? JSON.parse(record).packages : {};
  return Object.entries(wanted).every(
    ([folder, { version, optional, link }]) =>
      !folder.startsWith('node_modules/') ||
      optional ||
      link ||
      present[folder]?.version === version,
  );
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function whyNoNode() {
  return (
    `Node.js 24 for ${process.platform} ${process.arch} is not among the project's packages: ` +
    'install Node.js 24 (https://nodejs.org) and link it as node_modules/.bin/node.'
  );
}

function fail(line) {
  console.error(line);
  process.exit(1);
}
