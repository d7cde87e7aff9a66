import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn } from '../../../../platform/testing/thorough.ts';
import { dateOrder, dateVotes } from './date-order.ts';
import { readDate } from './date.ts';

describe('dates', () => {
  it.each([
    ['2018-12-17', '2018-12-17', false],
    [' 2018-12-17 ', '2018-12-17', true],
    ['2018-12-17T00:00:00.000Z', '2018-12-17', true],
    ['2018/1/7', '2018-01-07', true],
    ['20181217', '2018-12-17', true],
    ['26/09/2017', '2017-09-26', true],
    ['6/9/17', '2017-09-06', true],
    ['17.12.2018 00:00:00', '2018-12-17', true],
    ['12/25/2018', '2018-12-25', true],
    ['17 December 2018', '2018-12-17', true],
    ['17th Dec 2018', '2018-12-17', true],
    ['Mon, 17 Dec 2018', '2018-12-17', true],
    ['17-Dec-18', '2018-12-17', true],
    ['December 17, 2018', '2018-12-17', true],
    ['1-Sept-1998', '1998-09-01', true],
    ['43091', '2017-12-22', true],
  ])('%s', (written, value, corrected) => {
    const cell = readDate(written);
    expect(cell.value).toBe(value);
    expect(cell.corrected !== undefined).toBe(corrected);
  });

  it.each([
    '31/02/2018',
    '2019-02-29',
    '17/Foo/2018',
    'December 2018',
    '2018',
    '0218-12-12',
    '17/12/2107',
    '0',
    '00/00/2018',
    '17-Dex-18',
  ])('refuses %s', (written) => {
    expect(readDate(written)).toMatchObject({ value: null, refused: expect.any(String) });
  });

  it.each(['1970-01-01', '30/12/1899', '01/01/1900', '0001-01-01'])(
    'knows that %s is no date',
    (written) => {
      expect(readDate(written)).toMatchObject({ value: null, nothing: expect.any(String) });
    },
  );

  it('of a whole column are read in the order that some of them prove', () => {
    const order = (...texts: string[]) => {
      const votes = dateVotes(texts);
      return dateOrder(votes, votes);
    };
    const american = order('12/25/2018', '03/04/2019');
    expect(readDate('03/04/2019', american)).toEqual({
      value: '2019-03-04',
      corrected: 'Written month first',
    });
    expect(readDate('25/12/2018', american)).toMatchObject({
      value: '2018-12-25',
      asked: expect.stringContaining('Against'),
    });
    const mixed = order('12/25/2018', '25/12/2018', '03/04/2019');
    expect(readDate('03/04/2019', mixed)).toMatchObject({
      value: '2019-04-03',
      asked: expect.stringContaining('both orders'),
    });
    expect(readDate('2019-03-04', order('2017-31-12')).value).toBe('2019-04-03');
  });

  it('come back from every order in which they are written, where the column proves it', () => {
    const day = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2029-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), fc.boolean(), (dates, american) => {
        const days = dates.map((date) => date.toISOString().slice(0, 10));
        const write = (iso: string) => {
          const [y, m, d] = iso.split('-');
          return american ? `${m}/${d}/${y}` : `${d}/${m}/${y}`;
        };
        const votes = dateVotes([...days, '2020-12-25'].map(write));
        const order = dateOrder(votes, votes);
        expect(days.map((each) => readDate(write(each), order).value)).toEqual(days);
      }),
      drawn(40, 1000),
    );
  });

  it('leaves a blank blank', () => {
    expect(readDate('  ')).toEqual({ value: null });
  });
});
