import { describe, expect, it } from 'vitest';
import { attitudeOfCell, dayOfCell } from './cells.ts';
import { cellsOf } from './cells-of-row.ts';
import { matchTableColumns } from './match-columns.ts';
import { readTableFile } from './read-table.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a table', () => {
  it('is found below titles, whatever divides its cells', () => {
    const { headers, rows } = readTableFile(
      bytes('Answers to the plan;\n\nName;Comment\n\nAda;"One\ntwo"\n'),
    );
    expect(headers).toEqual(['Name', 'Comment']);
    expect(rows.map(({ cells }) => cells)).toEqual([['Ada', 'One\ntwo']]);
  });

  it('has a name of its own for each column', () => {
    expect(readTableFile(bytes('Name,,Name\na,b,c')).headers).toEqual([
      'Name',
      'Column 2',
      'Name (2)',
    ]);
  });

  it('whose quotation mark is never closed is refused', () => {
    expect(() => readTableFile(bytes('Name,Comment\nAda,"never closed'))).toThrow('never closed');
  });
});

describe('columns', () => {
  it('go to the field that their heading names, each field once', () => {
    expect(
      matchTableColumns(['Full name', 'E-mail address', 'Comments', 'Comment'], new Map()),
    ).toEqual(['name', 'email', 'text', null]);
  });

  it('follow what was matched by hand, and several can be the text', () => {
    const byHand = new Map([
      ['q1', 'text' as const],
      ['q2', 'text' as const],
      ['name', null],
    ]);
    const fields = matchTableColumns(['Name', 'Q1', 'Q2', 'Comment'], byHand);
    expect(fields).toEqual([null, 'text', 'text', null]);
    const { cells } = cellsOf(['Ada', 'Yes.', 'No.', ''], ['Name', 'Q1', 'Q2', 'Comment'], fields);
    expect(cells).toEqual({ text: 'Q1\nYes.\n\nQ2\nNo.' });
  });
});

describe('a cell', () => {
  it.each([
    ['2026-04-02', '2026-04-02'],
    ['02/04/2026 14:03', '2026-04-02'],
    ['2 April 2026', '2026-04-02'],
    // Half past eleven in the evening in Greenwich is the next day in London's summer.
    ['2026-04-02T23:30:00Z', '2026-04-03'],
    ['31/02/2026', undefined],
    ['someday', undefined],
  ])('%s is the day %s', (written, day) => expect(dayOfCell(written)).toBe(day));

  it.each([
    ['Object', 'Oppose'],
    ['in favour', 'Support'],
    ["Don't know", 'Neutral'],
    ['perhaps', undefined],
  ])('%s is the attitude %s', (written, attitude) =>
    expect(attitudeOfCell(written)).toBe(attitude),
  );
});
