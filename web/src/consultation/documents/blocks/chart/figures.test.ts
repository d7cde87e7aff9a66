import { describe, expect, it } from 'vitest';
import { figuresText, readFigures } from './figures.ts';

const datum = (label: string, value: number | null, serial = '') => ({ label, value, serial });

describe('figures of a chart', () => {
  it.each([
    [
      'Homes | 1,200\nShops|-3.5\n\nOther | -',
      [datum('Homes', 1200), datum('Shops', -3.5), datum('Other', null)],
    ],
    ['Walker\t£40\nByker\t60%', [datum('Walker', 40), datum('Byker', 60)]],
    [
      '\tSupport\tOppose\r\nHousing\t4\t5\r\nGreen belt\t\t7\r\n',
      [
        datum('Housing', 4, 'Support'),
        datum('Housing', 5, 'Oppose'),
        datum('Green belt', null, 'Support'),
        datum('Green belt', 7, 'Oppose'),
      ],
    ],
    ['Year | Homes\n2026 | 5', [datum('2026', 5)]],
    ['', []],
  ])('reads %j', (text, chartData) => {
    expect(readFigures(text)).toEqual({ chartData });
  });

  it.each([
    ['A | 1\nB | x1', 'Line 2: “x1” is not a number'],
    ['A | 1\nB', 'Line 2 has no value'],
    ['A | 1 | 2\nB | 3 | 4', 'first line'],
    ['X | S | T\nB | 3 | 4 | 5', 'Line 2 has more values'],
  ])('says what is wrong with %j', (text, words) => {
    const read = readFigures(text);
    expect('problem' in read ? read.problem : 'nothing').toContain(words);
  });

  it.each([
    [[datum('Homes', 1200), datum('Shops', null)]],
    [[datum('H', 1, 'S'), datum('H', 2, 'T'), datum('I', null, 'S'), datum('I', 4, 'T')]],
  ])('writes what it reads', (chartData) => {
    expect(readFigures(figuresText(chartData))).toEqual({ chartData });
  });
});
