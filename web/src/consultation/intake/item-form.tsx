import {
  type getInboxItem,
  registerInbox,
  setInboxStatus,
} from '@calls/consultation/intake/contract/inbox.ts';
import { getContactTable } from '@calls/consultation/contacts/contract.ts';
import { attitudes } from '@contract/consultation/ground/consultations/statuses.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { londonDay } from '@contract/platform/dates/london.ts';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { formMessages } from '../../forms/messages.ts';
import { useKeptState } from '../../forms/use-kept-state.ts';
import { Button } from '../../ui/button.tsx';
import { SelectControl, TextControl } from '../../ui/control.tsx';
import { type Picked, RecordPicker } from '../ground/people/record-picker.tsx';
import { DefaultsChoice, type RunDefaults } from './defaults-choice.tsx';
import { keepDefaults, keptDefaults } from './kept-defaults.ts';
import { inboxMessages as messages, intakePageMessages } from './messages.ts';
import { tellRegistered } from './tell-registered.ts';

type Item = OutputOf<typeof getInboxItem>['item'];
type Sender = 'found' | 'other' | 'nobody';

/** What is filled in and not registered yet. */
interface Typed {
  defaults: RunDefaults;
  sender: Sender;
  picked: Picked | undefined;
  attitude: string;
  text: string;
}

/** What an item becomes: corrected, with its sender, registered or dismissed. */
export function ItemForm({ item, done }: { item: Item; done: () => void }) {
  const kept = keptDefaults();
  const sentOn = item.sentAt ? londonDay(new Date(item.sentAt)) : undefined;
  const hasSender = item.senderName !== null || item.senderEmail !== null;
  const typed = useKeptState<Typed>(`inbox-item-${item.id}`, {
    defaults: { ...kept, receivedDate: sentOn ?? kept.receivedDate ?? null },
    sender: hasSender ? 'found' : 'nobody',
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
    const contactId = { found: undefined, other: picked?.id ?? null, nobody: null }[sender];
    void register.run({
      consultationEventId,
      correspondenceType,
      items: [
        {
          id: item.id,
          row_version: item.row_version,
          receivedDate,
          text,
          attitude: attitudes.find((each) => each === attitude) ?? null,
          contactId,
        },
      ],
    });
  };
  const ids = { sender: useId(), contact: useId(), attitude: useId(), text: useId() };
  const names = item.attachments.map(({ name }) => name).join(', ');
  const fields: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(register.fields).map(([name, words]) => [
        name.split('.').at(-1) ?? name,
        words,
      ]),
    ),
    ...(asked && !consultationEventId ? { consultationEventId: messages.chooseEvent } : {}),
  };
  const isOpen = item.status === 'waiting' || item.status === 'unreadable';
  return (
    <chakra.div display="grid" gap="3">
      {typed.restored && (
        <chakra.p role="status" color="fg.muted">
          {formMessages.restored}
        </chakra.p>
      )}
      <p>{[item.senderName, item.senderEmail].filter(Boolean).join(' · ')}</p>
      {item.problem && <chakra.p color="fg.error">{item.problem}</chakra.p>}
      {names && <p>{messages.attachments(names)}</p>}
      <DefaultsChoice
        defaults={defaults}
        onChange={(changed) => typed.change({ defaults: { ...defaults, ...changed } })}
        fields={fields}
      />
      <chakra.div display="grid" gap="1">
        <chakra.label htmlFor={ids.sender} fontWeight="medium">
          {messages.sender}
        </chakra.label>
        <SelectControl
          id={ids.sender}
          value={sender}
          onChange={(event) => typed.change({ sender: event.target.value as Sender })}
        >
          {hasSender && (
            <option value="found">
              {item.proposal
                ? messages.senderKnown(item.proposal.name)
                : messages.senderNew(item.senderName ?? item.senderEmail ?? '')}
            </option>
          )}
          <option value="other">{messages.senderOther}</option>
          <option value="nobody">{messages.senderNobody}</option>
        </SelectControl>
      </chakra.div>
      {sender === 'other' && (
        <RecordPicker
          id={ids.contact}
          label={messages.contact}
          table={getContactTable}
          about={['organisation', 'email']}
          picked={picked}
          pick={(chosen) => typed.change({ picked: chosen })}
        />
      )}
      <chakra.div display="grid" gap="1">
        <chakra.label htmlFor={ids.attitude} fontWeight="medium">
          {messages.attitude}
        </chakra.label>
        <SelectControl
          id={ids.attitude}
          value={attitude}
          onChange={(event) => typed.change({ attitude: event.target.value })}
        >
          <option value="">{intakePageMessages.none}</option>
          {attitudes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectControl>
      </chakra.div>
      <chakra.div display="grid" gap="1">
        <chakra.label htmlFor={ids.text} fontWeight="medium">
          {messages.text}
        </chakra.label>
        <chakra.p color="fg.muted">{messages.textHint}</chakra.p>
        <TextControl
          id={ids.text}
          py="2"
          rows={14}
          value={text}
          onChange={(event) => typed.change({ text: event.target.value })}
          aria-invalid={fields['text'] ? true : undefined}
        />
        {fields['text'] && (
          <chakra.p role="alert" color="fg.error">
            {fields['text']}
          </chakra.p>
        )}
      </chakra.div>
      {isOpen && (
        <chakra.div display="flex" gap="3">
          <Button busy={register.running} onClick={send}>
            {messages.register}
          </Button>
          <Button
            variant="outline"
            busy={move.running}
            onClick={() => void move.run({ ids: [item.id], status: 'dismissed' })}
          >
            {messages.dismiss}
          </Button>
        </chakra.div>
      )}
      {item.status === 'dismissed' && (
        <Button
          variant="outline"
          busy={move.running}
          onClick={() => void move.run({ ids: [item.id], status: 'waiting' })}
        >
          {messages.takeBack}
        </Button>
      )}
    </chakra.div>
  );
}
