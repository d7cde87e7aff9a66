import { isWebAddress } from '../../../../platform/link-address.ts';
import { blank, refused, type RegisterCellRead } from './cell.ts';

/** An address that begins with http:// or https://; nothing else may become a link. */
export function readWebAddress(raw: string): RegisterCellRead<string> {
  const text = raw.trim();
  if (text === '') return blank;
  const withScheme = /^www\./i.test(text) ? `https://${text}` : text;
  if (!/^https?:\/\//i.test(withScheme)) return refused('Not an http or https address');
  const value = withScheme.replace(/\s/g, '%20');
  if (!isWebAddress(value) || !new URL(value).hostname.includes('.'))
    return refused('Not a complete web address');
  if (withScheme !== text) return { value, corrected: 'https:// was missing' };
  return value === raw ? { value } : { value, corrected: 'Spaces tidied' };
}
