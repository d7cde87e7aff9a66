import { type Letter, letterFields as fields } from '@contract/land/correspondence/contract.ts';
import { yup } from '@contract/platform/contract.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { readDay } from '@contract/platform/dates/read-day.ts';
import { typedAs } from '../../forms/typed-as.ts';

/** A letter as it is typed: every control holds text, '' where it is empty. */
export interface LetterForm {
  event: string;
  correspondence: string;
  letterDate: string;
  receivedDate: string;
  acknowledgeDate: string;
  notAcknowledged: boolean;
  responseDeadline: string;
  text: string;
}

/** Text that is no date is kept as typed, for the contract to refuse. */
const dayIn = (typed: string) => readDay(typed) ?? typed;

/** The contract's fields, for what controls hold. */
export const letterSchema: yup.ObjectSchema<LetterForm> = yup.object({
  event: typedAs(fields.event, Number),
  correspondence: typedAs(fields.correspondence, Number),
  letterDate: typedAs(fields.letterDate, dayIn),
  receivedDate: typedAs(fields.receivedDate, dayIn),
  acknowledgeDate: yup
    .string()
    .default('')
    .when('notAcknowledged', ([waits], day) =>
      waits ? day : typedAs(fields.acknowledgeDate, dayIn),
    ),
  notAcknowledged: fields.notAcknowledged,
  responseDeadline: typedAs(fields.responseDeadline, dayIn),
  text: fields.text,
});

export const emptyLetter: LetterForm = {
  event: '',
  correspondence: '',
  letterDate: '',
  receivedDate: '',
  acknowledgeDate: '',
  notAcknowledged: false,
  responseDeadline: '',
  text: '',
};

export function letterForm(letter: Letter): LetterForm {
  return {
    event: String(letter.event),
    correspondence: letter.correspondence === null ? '' : String(letter.correspondence),
    letterDate: longDate(letter.letterDate ?? ''),
    receivedDate: longDate(letter.receivedDate),
    acknowledgeDate: longDate(letter.acknowledgeDate ?? ''),
    notAcknowledged: letter.acknowledgeDate === null,
    responseDeadline: longDate(letter.responseDeadline ?? ''),
    text: letter.text,
  };
}

/** What is sent to the server. */
export function sentLetter(typed: LetterForm) {
  return {
    event: Number(typed.event),
    correspondence: typed.correspondence === '' ? null : Number(typed.correspondence),
    letterDate: readDay(typed.letterDate) ?? null,
    receivedDate: readDay(typed.receivedDate) ?? '',
    acknowledgeDate: typed.notAcknowledged ? null : (readDay(typed.acknowledgeDate) ?? ''),
    notAcknowledged: typed.notAcknowledged,
    responseDeadline: readDay(typed.responseDeadline) ?? null,
    text: typed.text,
  };
}
