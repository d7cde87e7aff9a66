import { closed, yup } from '../../../platform/contract.ts';
import { sessionMessages as words } from './messages.ts';
import { nameRule, phoneRule, postcodeRule } from './rules.ts';

/** In whose name somebody writes to a consultation; an agent chooses a client. */
export const userTypes = ['individual', 'organisation', 'agent'] as const;

/** A client of an agent. */
export const clientSchema = closed({
  id: yup.string().required(),
  companyName: yup.string().trim().min(1).max(128, words.nameTooLong).required(),
});

/** What a person says about themselves at sign-up (`about`); both names must be there to be complete. */
export const aboutSchema = aboutWith({ phoneValidated: false });

/** As aboutSchema, with the phone checked as a UK number where the flag 'phone validation' is on. */
export function aboutWith({ phoneValidated }: { phoneValidated: boolean }) {
  return closed({
    firstName: nameRule().required(words.nameRequired),
    lastName: nameRule().required(words.nameRequired),
    phoneNumber: phoneRule(phoneValidated).nullable(),
    postcode: postcodeRule().nullable(),
  });
}

/** In whose name somebody writes; one person may do so in several. */
export const typesSchema = yup.array(yup.string().oneOf(userTypes).required()).max(3);

/** The organisations somebody works for. */
export const employersSchema = yup
  .array(yup.string().trim().min(1).max(128, words.nameTooLong).required())
  .max(50);

/** How a person takes part (`meta`): may we write to them, and in whose name do they write. */
export const metaSchema = closed({
  receiveEmails: yup.boolean(),
  types: typesSchema,
  clientDetails: yup.array(clientSchema).max(200),
  employers: employersSchema,
});
