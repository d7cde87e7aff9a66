import { yup } from '../contract.ts';
import { isDayOfLetters } from './day.ts';

/** A time in London, as a form's field of day and time gives it: 2026-11-30T17:00. */
export const londonTime = (message: string) =>
  yup.string().test('london-time', message, (value) => {
    if (!value) return true;
    const [, day = '', hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)$/.exec(value) ?? [];
    return isDayOfLetters(day) && Number(hours) < 24 && Number(minutes) < 60;
  });
