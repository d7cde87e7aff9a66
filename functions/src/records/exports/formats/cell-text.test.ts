import { describe, expect, it } from 'vitest';
import { withoutFormula } from '../../../platform/csv-text.ts';
import { safeCellText } from './cell-text.ts';

describe('a cell that a spreadsheet would run', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
  ])('is text: %j', (text) => {
    expect(withoutFormula(text)).toBe(`'${text}`);
    expect(safeCellText([text], 'texts')).toBe(`'${text}`);
  });

  it('is left as it is where it begins with a word or is a number', () => {
    expect(withoutFormula('Yard = 2 - 1')).toBe('Yard = 2 - 1');
    expect(withoutFormula(' Yard')).toBe(' Yard');
    expect(safeCellText(-1.5, 'number')).toBe('-1.5');
  });
});
