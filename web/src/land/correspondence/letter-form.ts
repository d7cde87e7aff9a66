import type { Letter } from '@contract/land/correspondence/contract.ts';
import { correspondenceMessages as words } from '@contract/land/correspondence/messages.ts';
import { yup } from '@contract/platform/contract.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { readDay } from '@contract/platform/dates/read-day.ts';

/** A letter as it is typed: every control holds text, '' where it is empty. */
export interface LetterForm {
  event: string;
  correspondence: string;
  letterDate: string;
  receivedDate: string;
  acknowledgeDate: string;
  responseDeadline: string;
  text: string;
}

const text = () => yup.string().default('');
const day = () =>
  text().test('day', words.notADate, (value) => !value || readDay(value) !== undefined);

/** As the contract's, for what controls hold. */
export const letterSchema: yup.ObjectSchema<LetterForm> = yup.object({
  event: yup.string().required(words.eventRequired),
  correspondence: text(),
  letterDate: day(),
  receivedDate: day().required(words.receivedRequired),
  acknowledgeDate: day().required(words.acknowledgeRequired),
  responseDeadline: day(),
  text: text().max(10_000, words.textTooLong),
});

export const emptyLetter: LetterForm = {
  event: '',
  correspondence: '',
  letterDate: '',
  receivedDate: '',
  acknowledgeDate: '',
  responseDeadline: '',
  text: '',
};

export function letterForm(letter: Letter): LetterForm {
  return {
    event: String(letter.event),
    correspondence: letter.correspondence === null ? '' : String(letter.correspondence),
    letterDate: longDate(letter.letterDate ?? ''),
    receivedDate: longDate(letter.receivedDate),
    acknowledgeDate: longDate(letter.acknowledgeDate),
    responseDeadline: longDate(letter.responseDeadline ?? ''),
    text: letter.text,
  };
}

/** What the server is sent of it. */
export function sentLetter(typed: LetterForm) {
  return {
    event: Number(typed.event),
    correspondence: typed.correspondence === '' ? null : Number(typed.correspondence),
    letterDate: readDay(typed.letterDate) ?? null,
    receivedDate: readDay(typed.receivedDate) ?? '',
    acknowledgeDate: readDay(typed.acknowledgeDate) ?? '',
    responseDeadline: readDay(typed.responseDeadline) ?? null,
    text: typed.text,
  };
}
