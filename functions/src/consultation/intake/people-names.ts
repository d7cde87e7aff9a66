import { salutations } from '../ground/people/people-rules.ts';

const MAX_NAME = 128;
const TITLES = new Map(salutations.map((title) => [title.toLowerCase(), title]));

export interface PersonName {
  title: string | null;
  firstName: string;
  lastName: string;
}

/** Divides a name as people write it: 'Dr Ada Marsh', 'Marsh, Ada'. Undefined where it is one word only. */
export function splitName(written: string): PersonName | undefined {
  const turned = /^([^,]+),\s*(\S[^,]*)$/.exec(written.trim());
  const words = (turned ? `${turned[2]} ${turned[1]}` : written)
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  const title = TITLES.get((words[0] ?? '').replace(/\.$/, '').toLowerCase()) ?? null;
  const name = title ? words.slice(1) : words;
  const lastName = name.at(-1);
  if (name.length < 2 || lastName === undefined) return undefined;
  return {
    title,
    firstName: name.slice(0, -1).join(' ').slice(0, MAX_NAME),
    lastName: lastName.slice(0, MAX_NAME),
  };
}

/** What somebody is called of whom only the address is known, until an officer knows better. */
export function nameOfAddress(email: string): PersonName {
  const [local = email, domain = ''] = email.split('@');
  return { title: null, firstName: local, lastName: `@${domain}` };
}
