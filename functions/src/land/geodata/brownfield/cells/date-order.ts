const TWO_NUMBERS = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[ t]\d{1,2}:\d{2}.*)?$/;

/** Two numbers and a year, where only the column can tell which is the month. */
export const matchTwoNumbers = (plainText: string): RegExpExecArray | null =>
  TWO_NUMBERS.exec(plainText);

/** In which order a column of dates such as 03/04/2019 is read. */
export interface DateOrder {
  first: 'day' | 'month';
  /** Some date of the column or of its file can only be read so. */
  proven: boolean;
  /** The column has dates of both orders, so that neither is sure where both are possible. */
  mixed: boolean;
  /** Dates that begin with the year have the day next. */
  yearDayMonth: boolean;
}

export const dayFirst: DateOrder = {
  first: 'day',
  proven: false,
  mixed: false,
  yearDayMonth: false,
};

/** A few slips of a hand do not make the rest of a column doubtful. */
const SLIPS = 0.1;

export interface DateVotes {
  day: number;
  month: number;
  /** Dates that either order can read, and differently. */
  open: number;
  /** Dates that begin with the year and can only be read with the day, or the month, next. */
  yearDay: number;
  yearMonth: number;
}

const YEAR_FIRST = /^\s*\d{4}[-/.](\d{1,2})[-/.](\d{1,2})\b/;

/** How many dates of a column can only be read in one order. */
export function dateVotes(texts: string[]): DateVotes {
  const votes: DateVotes = { day: 0, month: 0, open: 0, yearDay: 0, yearMonth: 0 };
  for (const text of texts) {
    const [, next, last] = YEAR_FIRST.exec(text) ?? [];
    if (Number(next) > 12 && Number(last) <= 12) votes.yearDay++;
    if (Number(last) > 12 && Number(next) <= 12) votes.yearMonth++;
    const match = matchTwoNumbers(text.trim().toLowerCase().replaceAll(/\s+/g, ' '));
    const [first, second] = [Number(match?.[1]), Number(match?.[2])];
    if (!match || first === second) continue;
    const [asDay, asMonth] = [second <= 12 && first <= 31, first <= 12 && second <= 31];
    if (asDay && asMonth) votes.open++;
    else if (asDay) votes.day++;
    else if (asMonth) votes.month++;
  }
  return votes;
}

/** The order that a column's own dates prove, else the one that the file's do, else the British one. */
export function dateOrder(own: DateVotes, file: DateVotes): DateOrder {
  const votes = own.day + own.month > 0 ? own : file;
  const first = votes.month > votes.day ? 'month' : 'day';
  const least = Math.min(own.day, own.month);
  return {
    first,
    proven: votes.day + votes.month > 0,
    mixed: least > (own.day + own.month) * SLIPS,
    yearDayMonth: own.yearDay * SLIPS > own.yearMonth,
  };
}
