import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import { authFailureMessage, accountMessages as words } from './messages.ts';
import * as rules from './rules.ts';
import * as yup from 'yup';

/** The first error in a value, or 'valid'. */
function faultOf(rule: Schema, value: unknown): string {
  try {
    rule.validateSync(value);
    return 'valid';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('rules of an account', () => {
  it.each([
    ['ann@example.org', 'valid'],
    ['ann@example', words.emailInvalid],
    ['ann example.org', words.emailInvalid],
    [`${'a'.repeat(64)}@${'b'.repeat(26)}.co.uk`, 'valid'],
    [`${'a'.repeat(64)}@${'b'.repeat(29)}.co.uk`, words.emailTooLong],
  ])('e-mail %s: %s', (email, expected) => {
    expect(faultOf(rules.emailRule(), email)).toBe(expected);
  });

  it.each([
    ['', 'valid'],
    ['12345', words.passwordTooShort],
    ['123456', 'valid'],
  ])('password %s: %s', (password, expected) => {
    expect(faultOf(rules.passwordRule(), password)).toBe(expected);
  });

  it('wants the same password twice', () => {
    const form = yup.object({
      password: rules.passwordRule(),
      confirmation: rules.confirmationRule(),
    });
    expect(faultOf(form, { password: 'secret1', confirmation: 'secret2' })).toBe(
      words.passwordsDiffer,
    );
    expect(faultOf(form, { password: 'secret1' })).toBe(words.passwordsDiffer);
    expect(faultOf(form, { password: 'secret1', confirmation: 'secret1' })).toBe('valid');
  });

  it.each([
    ['020 7946 0018', 'valid'],
    ['+44 191 498 0001', 'valid'],
    ['', 'valid'],
    ['+33 1 99 00 12 34', words.phoneInvalid],
    ['12345', words.phoneInvalid],
  ])('phone %s: %s', (phone, expected) => {
    expect(faultOf(rules.phoneRule(true), phone)).toBe(expected);
  });

  it('takes any phone where the council has switched its check off', () => {
    expect(faultOf(rules.phoneRule(false), '12345')).toBe('valid');
  });

  it.each([
    ['Ann', 'valid'],
    ['Mary-Jane Watson', 'valid'],
    ["Siân O'Neill", 'valid'],
    [`A${'n'.repeat(127)}`, 'valid'],
    [`A${'n'.repeat(128)}`, words.nameTooLong],
    ['van der Berg', 'valid'],
    ['d’Arcy', 'valid'],
    ["d'Arcy", 'valid'],
    ['’t Hooft', 'valid'],
    ['ap Rhys', 'valid'],
    ['Ann de la Mare-smith', 'valid'],
    ['محمد', 'valid'],
    ['李 小龍', 'valid'],
    ['प्रिया', 'valid'],
    ['Łukasz', 'valid'],
    ['Ζωή', 'valid'],
    ['ann', words.nameShape],
    ['van der', words.nameShape],
    ['Ann  Smith', words.nameShape],
    ['Ann_Smith', words.nameShape],
    ['Ann 2', words.nameShape],
  ])('name %s: %s', (name, expected) => {
    expect(faultOf(rules.nameRule(), name)).toBe(expected);
  });

  it.each([
    ['NE1 8QH', 'valid'],
    ['se1 2qh', 'valid'],
    ['', 'valid'],
    ['12345', words.postcodeInvalid],
  ])('postcode %s: %s', (postcode, expected) => {
    expect(faultOf(rules.postcodeRule(), postcode)).toBe(expected);
  });

  it.each([
    ['https://example.org/plan', 'valid'],
    ['http://example.org', 'valid'],
    ['javascript:alert(1)', words.linkInvalid],
    ['ftp://example.org', words.linkInvalid],
    ['example.org', words.linkInvalid],
  ])('link %s: %s', (link, expected) => {
    expect(faultOf(rules.linkRule(), link)).toBe(expected);
  });
});

describe('words for a failure of the identity provider', () => {
  it.each([
    ['auth/too-many-requests', 'Too many requests, Please try again later'],
    ['auth/invalid-credential', 'Email or password is incorrect'],
    ['INVALID_LOGIN_CREDENTIALS', 'Email or password is incorrect'],
    ['auth/email-already-in-use', 'User with email you provided already exists'],
    ['auth/user-not-found', 'Email or password is incorrect'],
    ['auth/wrong-password', 'Email or password is incorrect'],
    ['auth/network-request-failed', 'Please, Try again later'],
  ])('%s: %s', (code, message) => {
    expect(authFailureMessage(code)).toBe(message);
  });
});
