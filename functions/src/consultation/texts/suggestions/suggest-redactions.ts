import type { TextDocument } from '../../ground/texts/text-nodes.ts';
import { addresses } from './addresses.ts';
import { contactDetails } from './contact-details.ts';
import { type PersonalPassage, overlaps, overlapsAnyOf } from './personal-passage.ts';
import { flatText } from './flat-text.ts';
import { namesWithin } from './names.ts';
import { signatures } from './signatures.ts';

/** What rules and small dictionaries take for personal in the words of a text, in its order; nothing lies in another. */
export function personalPassages(words: string): PersonalPassage[] {
  const details = contactDetails(words);
  const isDetail = overlapsAnyOf(details);
  const names = joined([...signatures(words), ...namesWithin(words)]).filter(
    (name) => !isDetail(name),
  );
  const places = joined(addresses(words, names));
  // A street may be called after somebody.
  const isPlace = overlapsAnyOf(places);
  const people = names.filter((name) => !isPlace(name));
  return [...details, ...places, ...people].toSorted((a, b) => a.start - b.start);
}

/** The passages of a text to propose for redaction: those that are not redacted yet. */
export function suggestRedactions(document: TextDocument): (PersonalPassage & { quote: string })[] {
  const { words, redacted } = flatText(document);
  const isRedacted = overlapsAnyOf(redacted);
  return personalPassages(words)
    .filter((each) => !isRedacted(each))
    .map((each) => ({ ...each, quote: words.slice(each.start, each.end) }));
}

/** Passages of one kind that lie over one another as one, from the first letter to the last. */
function joined(found: readonly PersonalPassage[]): PersonalPassage[] {
  const result: PersonalPassage[] = [];
  for (const each of found.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && overlaps(last, each))
      result[result.length - 1] = { ...last, end: Math.max(last.end, each.end) };
    else result.push(each);
  }
  return result;
}
