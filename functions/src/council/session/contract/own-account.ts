import { closed, endpoint, yup } from '../../../platform/contract.ts';
import { accountMessages as words } from '../../ground/people/messages.ts';
import { aboutSchema, metaSchema } from '../../ground/people/person.ts';
import { confirmationRule, emailRule, passwordRule } from '../../ground/people/rules.ts';
import { feature, redirectPath, returnTo, signedInAnswer } from './parts.ts';

/** Creates the account; the browser then signs in with the same e-mail and password. */
export const signUp = endpoint({
  method: 'POST',
  path: '/auth/firebase-auth/signup',
  summary: 'Opens a consultation account and sends the confirmation e-mail',
  changes: ['account*'],
  feature,
  access: 'public',
  status: 201,
  body: closed({
    email: emailRule().required(words.emailRequired),
    password: passwordRule().required(words.passwordRequired),
    confirmation: confirmationRule().required(words.passwordsDiffer),
    about: aboutSchema.notRequired().default(undefined),
    meta: metaSchema.notRequired().default(undefined),
    returnTo,
  }),
  response: closed({ redirectPath: redirectPath() }),
});

export const isUserWithoutFilledInfo = endpoint({
  method: 'GET',
  path: '/auth/firebase-auth/is-user-without-filled-info',
  summary: 'Whether the account still lacks its information',
  reads: ['account.own'],
  feature,
  access: 'signed-in',
  envelope: 'bare',
  response: closed({ withoutInfo: yup.boolean().required() }),
});

export const completeInfo = endpoint({
  method: 'PUT',
  path: '/auth/firebase-auth/info',
  summary: 'Completes the information missing from a sign-up',
  changes: ['account.own'],
  feature,
  access: 'signed-in',
  body: closed({
    about: aboutSchema.required(),
    meta: metaSchema.notRequired().default(undefined),
  }),
  response: signedInAnswer,
});

export const sendVerificationEmail = endpoint({
  method: 'POST',
  path: '/auth/firebase-auth/send-verification-email',
  summary: 'Sends the confirmation e-mail again',
  changes: [],
  feature,
  access: 'signed-in',
  status: 202,
  body: closed({ returnTo }),
  response: closed({ message: yup.string().required() }),
});

export const sendResetEmail = endpoint({
  method: 'POST',
  path: '/auth/firebase-auth/send-reset-email',
  summary: 'Sends a link to set a new password; the answer is the same for every address',
  changes: [],
  feature,
  access: 'public',
  status: 202,
  body: closed({ email: emailRule().required(words.emailRequired) }),
  response: closed({ message: yup.string().required() }),
});

const modes = ['verifyEmail', 'resetPassword'] as const;

const actionCode = () => yup.string().max(500).required();

export const checkCode = endpoint({
  method: 'POST',
  path: '/auth/firebase-auth/check-code',
  summary: 'Whether the code of an e-mailed link still counts, and for which address',
  changes: [],
  feature,
  access: 'public',
  body: closed({ mode: yup.string().oneOf(modes).required(), oobCode: actionCode() }),
  response: closed({ mode: yup.string().oneOf(modes).required(), email: yup.string().required() }),
});

/** mode and oobCode exactly as in the link to /consultations/auth-action. */
export const confirmCode = endpoint({
  method: 'POST',
  path: '/auth/firebase-auth/confirm-code',
  summary: 'Confirms an e-mail address, or sets a new password',
  // Whose code it is only the provider knows.
  changes: ['account.own', 'account*'],
  feature,
  access: 'public',
  body: closed({
    mode: yup.string().oneOf(modes).required(),
    oobCode: actionCode(),
    password: passwordRule().when('mode', {
      is: 'resetPassword',
      then: (rule) => rule.required(words.passwordRequired),
    }),
    confirmation: confirmationRule(),
  }),
  response: closed({ message: yup.string().required(), redirectPath: redirectPath() }),
});
