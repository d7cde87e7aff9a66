import { getContactTable } from '@calls/consultation/contacts/contract.ts';
import { attitudes } from '@contract/consultation/ground/consultations/statuses.ts';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { SelectControl, TextControl } from '../../ui/control.tsx';
import { RecordPicker } from '../ground/people/record-picker.tsx';
import { inboxMessages as messages, intakePageMessages } from './messages.ts';
import type { SenderChoice, TypedItem } from './corrected-items.ts';
import { hasSender, type Item } from './use-item-form.ts';

interface ItemFieldsProps {
  item: Item;
  typed: TypedItem;
  change: (part: Partial<TypedItem>) => void;
}

/** Whose letter it is: whom it says, somebody else, or nobody. */
export function SenderField({ item, typed, change }: ItemFieldsProps) {
  const { sender, picked } = typed;
  const ids = { sender: useId(), contact: useId() };
  return (
    <>
      <chakra.div display="grid" gap="1">
        <chakra.label htmlFor={ids.sender} fontWeight="medium">
          {messages.sender}
        </chakra.label>
        <SelectControl
          id={ids.sender}
          value={sender}
          onChange={(event) => change({ sender: event.target.value as SenderChoice })}
        >
          {hasSender(item) && (
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
          pick={(chosen) => change({ picked: chosen })}
        />
      )}
    </>
  );
}

/** Whether it is for or against what is proposed. */
export function AttitudeField({ typed, change }: Omit<ItemFieldsProps, 'item'>) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1">
      <chakra.label htmlFor={id} fontWeight="medium">
        {messages.attitude}
      </chakra.label>
      <SelectControl
        id={id}
        value={typed.attitude}
        onChange={(event) => change({ attitude: event.target.value })}
      >
        <option value="">{intakePageMessages.none}</option>
        {attitudes.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectControl>
    </chakra.div>
  );
}

type WordsFieldProps = Omit<ItemFieldsProps, 'item'> & { problem: string | undefined };

/** What it says. */
export function WordsField({ typed, change, problem }: WordsFieldProps) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="1">
      <chakra.label htmlFor={id} fontWeight="medium">
        {messages.text}
      </chakra.label>
      <chakra.p color="fg.muted">{messages.textHint}</chakra.p>
      <TextControl
        id={id}
        py="2"
        rows={14}
        value={typed.text}
        onChange={(event) => change({ text: event.target.value })}
        aria-invalid={problem ? true : undefined}
      />
      {problem && (
        <chakra.p role="alert" color="fg.error">
          {problem}
        </chakra.p>
      )}
    </chakra.div>
  );
}
