import { chakra } from '@chakra-ui/react';
import { formMessages } from '../../forms/messages.ts';
import { Button } from '../../ui/button.tsx';
import { DefaultsChoice } from './defaults-choice.tsx';
import { AttitudeField, SenderField, WordsField } from './item-fields.tsx';
import { inboxMessages as messages } from './messages.ts';
import { type Item, useItemForm } from './use-item-form.ts';

/** What an item becomes: corrected, with its sender, registered or dismissed. */
export function ItemForm({ item, done }: { item: Item; done: () => void }) {
  const { typed, fields, send, sending, setStatus, moving } = useItemForm(item, done);
  const { defaults } = typed.value;
  const given = { typed: typed.value, change: typed.change };
  const names = item.attachments.map(({ name }) => name).join(', ');
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
      <SenderField item={item} {...given} />
      <AttitudeField {...given} />
      <WordsField problem={fields['text']} {...given} />
      {isOpen && (
        <chakra.div display="flex" gap="3">
          <Button busy={sending} onClick={send}>
            {messages.register}
          </Button>
          <Button variant="outline" busy={moving} onClick={() => setStatus('dismissed')}>
            {messages.dismiss}
          </Button>
        </chakra.div>
      )}
      {item.status === 'dismissed' && (
        <Button variant="outline" busy={moving} onClick={() => setStatus('waiting')}>
          {messages.takeBack}
        </Button>
      )}
    </chakra.div>
  );
}
