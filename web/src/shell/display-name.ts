import { shellMessages as messages } from './messages.ts';

/** The name, otherwise the part of the e-mail before the at sign, otherwise 'Guest'. */
export function displayName(user: { displayName?: string; email?: string }): string {
  return user.displayName?.trim() || user.email?.split('@')[0] || messages.guest;
}
