import { expect, it } from 'vitest';
import { hasRoomForCover } from './cover.ts';
import { plainCell, plainRun, type PrintPart } from './print-parts.ts';

const paragraph = (text: string, link = ''): PrintPart => ({
  kind: 'blocks',
  blocks: [{ kind: 'paragraph', runs: [plainRun(text, link)] }],
});
const times = (count: number, part: PrintPart) => Array.from({ length: count }, () => part);

it('a document has a cover where its words fill four pages', () => {
  expect(hasRoomForCover(times(16, paragraph('w'.repeat(1000))))).toBe(true);
  expect(hasRoomForCover(times(15, paragraph('w'.repeat(1000))))).toBe(false);
});

it('addresses of links and how cells stand take no room', () => {
  const links = times(15, paragraph('There', `https://council.test/${'w'.repeat(1500)}`));
  const cell = plainCell('', { align: 'centre', vertical: 'centre' });
  const rows = Array.from({ length: 500 }, () => [cell, cell]);
  expect(hasRoomForCover([...links, { kind: 'table', heads: [], rows }])).toBe(false);
});
