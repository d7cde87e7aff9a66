import { blank, refused, type RegisterCellRead } from './cell.ts';

/** An address that begins with http:// or https://; nothing else may become a link. */
export function readWebAddress(raw: string): RegisterCellRead<string> {
  const text = raw.trim();
  if (text === '') return blank;
  const withScheme = /^www\./i.test(text) ? `https://${text}` : text;
  if (!/^https?:\/\//i.test(withScheme)) return refused('Not an http or https address');
  if (!URL.canParse(withScheme)) return refused('Not a complete web address');
  const { hostname, username } = new URL(withScheme);
  if (!hostname.includes('.') || username !== '') return refused('Not a complete web address');
  const value = withScheme.replace(/\s/g, '%20');
  if (withScheme !== text) return { value, corrected: 'https:// was missing' };
  return value === raw ? { value } : { value, corrected: 'Spaces tidied' };
}
