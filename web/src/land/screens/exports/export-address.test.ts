import { expect, test } from 'vitest';
import { exportAddress, readExportAddress } from './export-address.ts';

const SELECTION = '3f1c9a52-0b1e-4c8e-9d4a-1d2f3a4b5c6d';
const read = (address: string) => readExportAddress(new URL(address, 'http://x').searchParams);

test('what an address says is read from it again', () => {
  for (const asked of [
    { ids: [1, 2, 3], scenario: 'Dense & high' },
    { selection: SELECTION },
    { export: SELECTION },
  ]) {
    expect(read(exportAddress(asked))).toMatchObject(asked);
  }
  expect(exportAddress({ ids: [1, 2], scenario: 'base' })).toBe('/data-export?ids=1,2');
});

test('what is no id or selection is left out', () => {
  expect(read('/data-export?ids=7,x,-1,7,1.5&selection=all&export=1')).toEqual({
    ids: [7],
    selection: undefined,
    scenario: undefined,
    export: undefined,
  });
});
