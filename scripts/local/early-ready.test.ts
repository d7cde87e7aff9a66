import { expect, it } from 'vitest';
import { withoutEarlyReady } from './early-ready.ts';

const READY = [0x5a, 0, 0, 0, 5, 0x45];
const ERROR = [0x45, 0, 0, 0, 6, 0x58, 0];

function passed(...chunks: number[][]): number[] {
  const out: number[] = [];
  const { write, end } = withoutEarlyReady((bytes) => out.push(...bytes));
  for (const chunk of chunks) write(Uint8Array.from(chunk));
  end();
  return out;
}

it('leaves out a ReadyForQuery at the end, however the bytes arrive', () => {
  expect(passed([...ERROR, ...READY])).toEqual(ERROR);
  expect(passed(ERROR, READY)).toEqual(ERROR);
  expect(passed(...[...ERROR, ...READY].map((byte) => [byte]))).toEqual(ERROR);
});

it('passes everything else on', () => {
  const rows = [0x44, 0, 0, 0, 4, 0x43, 0, 0, 0, 6, 0x31, 0];
  expect(passed(rows)).toEqual(rows);
  expect(passed([0x31, 0, 0, 0, 4])).toEqual([0x31, 0, 0, 0, 4]);
  expect(passed()).toEqual([]);
});
