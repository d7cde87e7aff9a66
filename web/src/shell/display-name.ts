import { messages } from './messages.ts';

/** The name, else the part of the e-mail before the at sign, else 'Guest'. */
export function displayName(user: { displayName?: string; email?: string }): string {
  return user.displayName?.trim() || user.email?.split('@')[0] || messages.guest;
}
