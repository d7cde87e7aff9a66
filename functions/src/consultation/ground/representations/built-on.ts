import type { Tx } from '../../../platform/db.ts';
import { builtOnMessages as messages } from './built-on-messages.ts';
import { type BuiltOnKind, findBuiltOn } from './queries/built-on.ts';

/** What is in the way, given where it is. */
const WORDS: Record<BuiltOnKind, (place: string) => string> = {
  deleted: () => messages.deleted,
  published: messages.published,
  onItsWay: messages.onItsWay,
  answered: messages.answered,
  parts: messages.parts,
  written: () => messages.written,
  assigned: messages.assigned,
  inCampaign: messages.inCampaign,
  inTheme: messages.inTheme,
  attachments: () => messages.attachments,
  changed: messages.changed,
};

/** Of these representations, what was built on each since it was registered, and where, in words. */
export async function builtOn(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const found = await findBuiltOn(tx, ids);
  return new Map(found.map(({ id, kind, place }) => [id, WORDS[kind](place)]));
}
