import {
  type getInboxItem,
  registerInbox,
  setInboxStatus,
} from '@calls/consultation/intake/contract/inbox.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { londonDay } from '@contract/platform/dates/london.ts';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { useKeptState } from '../../forms/use-kept-state.ts';
import { correctedIn, draftOfItem, type TypedItem } from './corrected-items.ts';
import { keepDefaults, keptDefaults } from './kept-defaults.ts';
import { inboxMessages as messages } from './messages.ts';
import { tellRegistered } from './tell-registered.ts';

export type Item = OutputOf<typeof getInboxItem>['item'];
export const hasSender = ({ senderName, senderEmail }: Item) =>
  senderName !== null || senderEmail !== null;

/** What an item of the inbox is registered with, kept until it is; and what registers it or gives it another status. */
export function useItemForm(item: Item, done: () => void) {
  const kept = keptDefaults();
  const sentOn = item.sentAt ? londonDay(new Date(item.sentAt)) : undefined;
  const typed = useKeptState<TypedItem>(draftOfItem(item.id), {
    defaults: { ...kept, receivedDate: sentOn ?? kept.receivedDate ?? null },
    sender: hasSender(item) ? 'found' : 'nobody',
    picked: undefined,
    attitude: '',
    text: item.text,
  });
  const { defaults, sender, picked, attitude, text } = typed.value;
  const finish = () => {
    typed.forget();
    done();
  };
  const [asked, setAsked] = useState(false);
  const register = useAction(registerInbox, {
    failure: messages.registerFailed,
    certain: true,
    onDone: (made) => {
      tellRegistered(made);
      finish();
    },
  });
  const move = useAction(setInboxStatus, { failure: messages.statusFailed, onDone: finish });
  const { consultationEventId, correspondenceType, receivedDate } = defaults;
  const send = () => {
    setAsked(true);
    if (!consultationEventId) return;
    keepDefaults({ ...defaults, ...(sentOn ? { receivedDate: kept.receivedDate ?? null } : {}) });
    void register.run({
      consultationEventId,
      correspondenceType,
      items: [
        {
          id: item.id,
          row_version: item.row_version,
          receivedDate,
          ...correctedIn({ text, attitude, sender, picked }),
        },
      ],
    });
  };
  const fields: Record<string, string> = {
    ...byLastName(register.fields),
    ...(asked && !consultationEventId ? { consultationEventId: messages.chooseEvent } : {}),
  };
  return {
    typed,
    fields,
    send,
    sending: register.running,
    setStatus: (status: 'dismissed' | 'waiting') => void move.run({ ids: [item.id], status }),
    moving: move.running,
  };
}

/** What is wrong by field, without the place in the call: items.0.text is the text. */
const byLastName = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, words]) => [name.split('.').at(-1) ?? name, words]),
  );
