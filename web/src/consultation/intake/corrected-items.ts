import { attitudes } from '@contract/consultation/ground/consultations/statuses.ts';
import { draftOf, dropDraft } from '../../forms/drafts.ts';
import type { Picked } from '../ground/people/record-picker.tsx';
import type { RunDefaults } from './defaults-choice.tsx';

export type SenderChoice = 'found' | 'other' | 'nobody';

/** What is filled in of an item of the inbox and not registered yet. */
export interface TypedItem {
  defaults: RunDefaults;
  sender: SenderChoice;
  picked: Picked | undefined;
  attitude: string;
  text: string;
}

/** Under which it is kept in this tab. */
export const draftOfItem = (id: number) => `inbox-item-${id}`;

/** Of what was filled in, what is sent to register it; nothing for what was not. */
export function correctedIn({ text, attitude, sender, picked }: Partial<TypedItem>) {
  return {
    ...(text === undefined ? {} : { text }),
    ...(attitude === undefined
      ? {}
      : { attitude: attitudes.find((each) => each === attitude) ?? null }),
    ...(sender === 'other' ? { contactId: picked?.id ?? null } : {}),
    ...(sender === 'nobody' ? { contactId: null } : {}),
  };
}

/** How an item was corrected in this tab, and not registered; nothing where it was not. */
export function corrected(id: number) {
  const { defaults, ...typed } = draftOf<TypedItem>(draftOfItem(id)) ?? {};
  const receivedDate = defaults?.receivedDate;
  return { ...correctedIn(typed), ...(receivedDate ? { receivedDate } : {}) };
}

export const isCorrected = (id: number) =>
  Object.keys(correctedIn(draftOf<TypedItem>(draftOfItem(id)) ?? {})).length > 0;

/** Whether it can be registered with these: nothing else was chosen on it. */
export function agreesWith(id: number, given: RunDefaults): boolean {
  const own = draftOf<TypedItem>(draftOfItem(id))?.defaults;
  return (['consultationEventId', 'correspondenceType'] as const).every(
    (name) => !own?.[name] || own[name] === given[name],
  );
}

/** They are registered. */
export function forgetCorrected(ids: readonly number[]): void {
  for (const id of ids) dropDraft(draftOfItem(id));
}
