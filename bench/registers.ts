import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRegister } from '../functions/src/land/geodata/brownfield/read-register.ts';
import { compareCells, type CellCounts } from './register-cells.ts';
import { UnreadableFile, type Finding } from '../functions/src/records/imports/findings.ts';

/**
 * Reads every register of a folder: how many rows were taken, whether each value says what its cell says, and what the
 * reports say, by kind. Published registers
 * are not in the repository: `npm run bench:registers -- <folder>`.
 */
const folder = process.argv[2];
if (!folder) throw new Error('Which folder? npm run bench:registers -- <folder>');

const counts = new Map<string, number>();
const unreadable = new Map<string, number>();
const add = (to: Map<string, number>, key: string, more = 1) =>
  to.set(key, (to.get(key) ?? 0) + more);
let files = 0;
let taken = 0;
let refused = 0;
const cells: CellCounts = { cells: 0, same: 0, told: 0, silent: [] };
const started = performance.now();

for (const name of readdirSync(folder).toSorted()) {
  try {
    const bytes = readFileSync(path.join(folder, name));
    const reading = readRegister(bytes);
    const { sites, findings } = reading;
    if (reading.encoding !== 'workbook') addCells(compareCells(bytes, reading));
    const wholeRows = findings.filter(({ column, row }) => column === null && row > 1);
    files++;
    taken += sites.length + wholeRows.filter(({ outcome }) => outcome === 'unchanged').length;
    refused += wholeRows.filter(({ outcome }) => outcome === 'refused').length;
    for (const finding of findings) add(counts, kindOf(finding));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    add(unreadable, error.message);
  }
}

const rows = taken + refused;
console.log(`${files} registers read in ${((performance.now() - started) / 1000).toFixed(1)} s`);
console.log(`${taken} of ${rows} rows taken (${((taken / rows) * 100).toFixed(2)} %)`);
const right = cells.cells - cells.silent.length;
console.log(
  `${cells.cells} cells: ${cells.same} as they are written, ${cells.told} otherwise with a finding, ` +
    `${cells.silent.length} without one (${((right / cells.cells) * 100).toFixed(2)} % accounted for)`,
);
for (const line of cells.silent.slice(0, 20)) console.log(`  ${line}`);
print('Files that are no register', unreadable);
print('Findings', counts);

function addCells(more: CellCounts): void {
  cells.cells += more.cells;
  cells.same += more.same;
  cells.told += more.told;
  cells.silent.push(...more.silent);
}

/** A finding's kind: what its reason says, without the values in it. */
function kindOf({ outcome, column, reason, row }: Finding): string {
  const plain = (reason ?? '').replaceAll(/"[^"]*"/g, '"…"').replaceAll(/\d[\d,.]*/g, 'n');
  const where = row === 1 ? 'header' : (column ?? 'row');
  return `${outcome.padEnd(9)} ${where.padEnd(26)} ${plain}`;
}

function print(title: string, found: Map<string, number>): void {
  console.log(`\n${title}`);
  for (const [kind, count] of [...found].toSorted(([, a], [, b]) => b - a))
    console.log(`${String(count).padStart(7)}  ${kind}`);
}
