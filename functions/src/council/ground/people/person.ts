import { closed, yup } from '../../../platform/contract.ts';
import { accountMessages as words } from './messages.ts';
import { nameRule, phoneRule, postcodeRule } from './rules.ts';

/** On whose behalf somebody responds to a consultation; an agent chooses a client. */
export const userTypes = ['individual', 'organisation', 'agent'] as const;

/** What an organisation is called. */
export const organisationName = yup.string().trim().max(128, words.nameTooLong);

/** A client of an agent. */
export const clientSchema = closed({
  id: yup.string().required(),
  companyName: organisationName.min(1).required(),
});

/** What people enter about themselves at sign-up (`about`); complete only with both names. */
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

/** On whose behalf somebody responds; one person may have several roles. */
export const typesSchema = yup.array(yup.string().oneOf(userTypes).required()).max(3);

/** The organisations somebody works for. */
export const employersSchema = yup.array(organisationName.min(1).required()).max(50);

/** How a person takes part (`meta`): whether we may write to them, and on whose behalf they respond. */
export const metaSchema = closed({
  receiveEmails: yup.boolean(),
  types: typesSchema,
  clientDetails: yup.array(clientSchema).max(200),
  employers: employersSchema,
});
