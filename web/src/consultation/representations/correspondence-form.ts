import type { Representation } from '@contract/consultation/ground/representations/representation-schema.ts';
import {
  consents,
  correspondenceFields as fields,
} from '@contract/consultation/ground/representations/representation-rules.ts';
import { attitudes } from '@contract/consultation/ground/consultations/statuses.ts';
import { yup } from '@contract/platform/contract.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { readDay } from '@contract/platform/dates/read-day.ts';
import { typedAs } from '../../forms/typed-as.ts';

/** What is written down of what arrived, as it is typed: every control holds text, '' where it is empty. */
export interface CorrespondenceForm {
  consultationEventId: string;
  correspondenceType: string;
  letterDate: string;
  receivedDate: string;
  acknowledgementDate: string;
  notAcknowledged: boolean;
  attitude: string;
  policy: string;
  responseDeadline: string;
  consent: string;
  text: string;
}

/** Text that is no date is kept as typed, for the contract to refuse. */
const dayIn = (typed: string) => readDay(typed) ?? typed;

/** The contract's fields, for what controls hold. */
export const correspondenceSchema: yup.ObjectSchema<CorrespondenceForm> = yup.object({
  consultationEventId: typedAs(fields.consultationEventId, Number),
  correspondenceType: typedAs(fields.correspondenceType, Number),
  letterDate: typedAs(fields.letterDate, dayIn),
  receivedDate: typedAs(fields.receivedDate, dayIn),
  acknowledgementDate: yup
    .string()
    .default('')
    .when('notAcknowledged', ([waits], day) =>
      waits ? day : typedAs(fields.acknowledgementDate, dayIn),
    ),
  notAcknowledged: fields.notAcknowledged,
  attitude: yup.string().default(''),
  policy: typedAs(fields.policy, (typed) => typed),
  responseDeadline: typedAs(fields.responseDeadline, dayIn),
  consent: yup.string().default(''),
  text: fields.text,
});

export const emptyCorrespondence: CorrespondenceForm = {
  consultationEventId: '',
  correspondenceType: '',
  letterDate: '',
  receivedDate: '',
  acknowledgementDate: '',
  notAcknowledged: false,
  attitude: '',
  policy: '',
  responseDeadline: '',
  consent: '',
  text: '',
};

export const correspondenceForm = (representation: Representation): CorrespondenceForm => ({
  consultationEventId: String(representation.consultationEventId),
  correspondenceType:
    representation.correspondenceType === null ? '' : String(representation.correspondenceType),
  letterDate: longDate(representation.letterDate ?? ''),
  receivedDate: longDate(representation.receivedDate),
  acknowledgementDate: longDate(representation.acknowledgementDate ?? ''),
  notAcknowledged: representation.acknowledgementDate === null,
  attitude: representation.attitude ?? '',
  policy: representation.policy ?? '',
  responseDeadline: longDate(representation.responseDeadline ?? ''),
  consent: representation.consent ?? '',
  text: representation.text,
});

/** What is sent to the server, apart from its text. */
export const sentCorrespondence = (typed: CorrespondenceForm) => ({
  consultationEventId: Number(typed.consultationEventId),
  correspondenceType: typed.correspondenceType === '' ? null : Number(typed.correspondenceType),
  letterDate: readDay(typed.letterDate) ?? null,
  receivedDate: readDay(typed.receivedDate) ?? '',
  acknowledgementDate: typed.notAcknowledged ? null : (readDay(typed.acknowledgementDate) ?? null),
  attitude: attitudes.find((attitude) => attitude === typed.attitude) ?? null,
  policy: typed.policy.trim() || null,
  responseDeadline: readDay(typed.responseDeadline) ?? null,
  consent: consents.find((consent) => consent === typed.consent) ?? null,
});
