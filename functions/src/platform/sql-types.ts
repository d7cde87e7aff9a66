import pg from 'pg';

const INT8 = 20;
const INT8_ARRAY: number = 1016;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/**
 * How values leave the database: bigint, its arrays and numeric as numbers (ids stay under 2^53), a date as its
 * own text (it is a day, not a moment), a moment as ISO text in UTC.
 */
export function typeParsers(): pg.CustomTypesConfig {
  return {
    getTypeParser(oid: number, format?: 'text' | 'binary') {
      if (oid === INT8 || oid === NUMERIC) return Number;
      if (oid === INT8_ARRAY) return numbersIn;
      if (oid === DATE) return (text: string) => text;
      if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
      return pg.types.getTypeParser(oid, format as 'text');
    },
  } as pg.CustomTypesConfig;
}

const texts = pg.types.getTypeParser(INT8_ARRAY, 'text') as (text: string) => (string | null)[];

/** The driver gives the elements of a bigint array as texts, in which no number is found again. */
const numbersIn = (text: string): (number | null)[] =>
  texts(text).map((element) => (element === null ? null : Number(element)));
