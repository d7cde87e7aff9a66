import { closed, yup } from '../../../platform/contract.ts';
import { accountMessages as words } from '../people/messages.ts';
import { emailRule, passwordRule } from '../people/rules.ts';

/**
 * The password matters only on the Auth emulator of a demo project. Anywhere else staff sign in through the council's
 * provider, no password is stored, and their first sign-in is matched to the account by e-mail.
 */
export const newStaffAccount = closed({
  email: emailRule().required(words.emailRequired),
  password: passwordRule(),
  role: yup.string().min(1).max(100).required(),
  name: yup.string().trim().max(128, words.nameTooLong),
});
