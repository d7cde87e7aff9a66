import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isValid as isPostcode } from 'postcode';
import * as yup from 'yup';
import { isWebAddress } from '../../../platform/link-address.ts';
import { accountMessages as words } from './messages.ts';

/** A valid address of under 100 characters. */
export function emailRule() {
  return yup
    .string()
    .trim()
    .email(words.emailInvalid)
    .max(99, words.emailTooLong)
    .matches(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, {
      message: words.emailInvalid,
      excludeEmptyString: true,
    });
}

/** At least 6 characters; the pattern itself accepts an empty one, so add `required` where one is needed. */
export function passwordRule() {
  return yup
    .string()
    .matches(/^(.{6,})?$/su, words.passwordTooShort)
    .max(128, words.tooLong.replace('{max}', '128'));
}

/** Must repeat the password. */
export function confirmationRule(field = 'password') {
  return yup.string().test('same-password', words.passwordsDiffer, (value, { parent }) => {
    return (value ?? '') === ((parent as Record<string, unknown>)[field] ?? '');
  });
}

/** A UK number if the council's flag 'phone validation' is on; otherwise any text of up to 40 characters. */
export function phoneRule(validated: boolean) {
  const rule = yup.string().trim().max(40, words.phoneInvalid);
  return validated
    ? rule.test('uk-phone', words.phoneInvalid, (value) => !value || isUkNumber(value))
    : rule;
}

function isUkNumber(text: string): boolean {
  const number = parsePhoneNumberFromString(text, 'GB');
  return number?.countryCallingCode === '44' && number.isValid();
}

/** Of any script; those of India and Persia join and part letters by characters that nobody sees. */
const NAME_WORDS =
  /^['’‘]?\p{L}[\p{L}\p{M}'’‘.·・\u200c\u200d]*([ \u3000-]['’‘]?\p{L}[\p{L}\p{M}'’‘.·・\u200c\u200d]*)*$/u;
/** A capital, or a letter of a script that has none. */
const NO_SMALL_LETTER = /[\p{Lu}\p{Lt}\p{Lo}]/u;

/**
 * Words separated by a space or hyphen, trimmed, at most 128 characters. One of them has a capital where its script has
 * any: van der Berg, d'Arcy and ap Rhys are names.
 */
export function nameRule() {
  return yup
    .string()
    .trim()
    .max(128, words.nameTooLong)
    .matches(NAME_WORDS, { message: words.nameShape, excludeEmptyString: true })
    .matches(NO_SMALL_LETTER, { message: words.nameShape, excludeEmptyString: true });
}

/** A UK postcode, checked only if one is given. */
export function postcodeRule() {
  return yup
    .string()
    .trim()
    .max(10, words.postcodeInvalid)
    .test('uk-postcode', words.postcodeInvalid, (value) => !value || isPostcode(value));
}

/** A link with http or https; any other scheme is refused. */
export function linkRule() {
  return yup
    .string()
    .trim()
    .max(2000, words.tooLong.replace('{max}', '2000'))
    .test('http-link', words.linkInvalid, (value) => !value || isWebAddress(value));
}
