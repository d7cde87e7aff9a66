import { attitudes } from '@contract/consultation/ground/consultations/statuses.ts';
import { organisationTypes } from '@contract/consultation/ground/people/people-rules.ts';
import { correspondenceFields as fields } from '@contract/consultation/ground/representations/representation-rules.ts';
import { emailRule, postcodeRule } from '@contract/council/ground/people/rules.ts';
import { splitName } from '@contract/consultation/intake/people-names.ts';
import { yup } from '@contract/platform/contract.ts';
import { readDay } from '@contract/platform/dates/read-day.ts';
import { typedAs } from '../../forms/typed-as.ts';
import { paperMessages as messages } from './messages.ts';

export const whoKinds = ['contact', 'organisation', 'nobody'] as const;
export type WhoKind = (typeof whoKinds)[number];

/** A letter as it is typed in. */
export interface PaperForm {
  consultationEventId: string;
  correspondenceType: string;
  receivedDate: string;
  letterDate: string;
  kind: WhoKind;
  name: string;
  organisationType: string;
  email: string;
  postcode: string;
  attitude: string;
  text: string;
}

const dayIn = (typed: string) => readDay(typed) ?? typed;

/** What each control must hold; whose name it is depends on whether they are registered already (`nameFault`). */
export const paperSchema: yup.ObjectSchema<PaperForm> = yup.object({
  consultationEventId: typedAs(fields.consultationEventId, Number),
  correspondenceType: typedAs(fields.correspondenceType, Number),
  receivedDate: typedAs(fields.receivedDate, dayIn),
  letterDate: typedAs(fields.letterDate, dayIn),
  kind: yup.string().oneOf(whoKinds).default('contact'),
  name: yup.string().trim().default(''),
  organisationType: yup.string().default('Other'),
  email: typedAs(emailRule(), (typed) => typed),
  postcode: typedAs(postcodeRule(), (typed) => typed),
  attitude: yup.string().default(''),
  text: fields.text.required(messages.textRequired),
});

/** What is wrong with the name of somebody new. */
export function nameFault({ kind, name }: PaperForm): string | undefined {
  if (kind === 'nobody') return undefined;
  if (name.trim() === '') return messages.nameRequired;
  return kind === 'contact' && !splitName(name) ? messages.bothNames : undefined;
}

/** Somebody new, as their contracts have it. */
export const newPerson = ({ name, email, postcode }: PaperForm) => ({
  ...(splitName(name) ?? { title: null, firstName: '', lastName: name }),
  email: email || null,
  address: { postcode: postcode || null },
});

export const newBody = ({ name, organisationType, email, postcode }: PaperForm) => ({
  organisationName: name.trim(),
  organisationType: organisationTypes.find((type) => type === organisationType) ?? 'Other',
  email: email || null,
  address: { postcode: postcode || null },
});

/** The letter itself; its representee is named beside. */
export const sentPaper = (typed: PaperForm) => ({
  consultationEventId: Number(typed.consultationEventId),
  correspondenceType: typed.correspondenceType === '' ? null : Number(typed.correspondenceType),
  receivedDate: readDay(typed.receivedDate) ?? '',
  letterDate: readDay(typed.letterDate) ?? null,
  acknowledgementDate: null,
  notAcknowledged: true,
  attitude: attitudes.find((attitude) => attitude === typed.attitude) ?? null,
  text: typed.text,
});

/** What a letter begins with; some of it stays from the last one. */
export const emptyPaper = (kept: Partial<PaperForm>): PaperForm => ({
  consultationEventId: kept.consultationEventId ?? '',
  correspondenceType: kept.correspondenceType ?? '',
  receivedDate: kept.receivedDate ?? '',
  letterDate: kept.letterDate ?? '',
  kind: 'contact',
  name: '',
  organisationType: 'Other',
  email: '',
  postcode: '',
  attitude: '',
  text: '',
});
