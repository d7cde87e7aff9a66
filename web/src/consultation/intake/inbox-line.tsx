import type { InboxItem } from '@contract/consultation/intake/contract/inbox.ts';
import { longDate } from '@contract/platform/dates/long-date.ts';
import { londonDay } from '@contract/platform/dates/london.ts';
import { chakra } from '@chakra-ui/react';
import { isCorrected } from './corrected-items.ts';
import { PageLink } from './page-link.ts';
import { inboxMessages as messages, intakePageMessages } from './messages.ts';

interface InboxLineProps {
  item: InboxItem;
  selected: boolean;
  /** Undefined where nothing can be done with it any more. */
  select: ((on: boolean) => void) | undefined;
  open: () => void;
}

/** One e-mail or letter of the inbox: who, when, what, and what is wrong with it. */
export function InboxLine({ item, selected, select, open }: InboxLineProps) {
  const { subject, senderName, senderEmail, sentAt, beginning, problem, attachments } = item;
  const title = subject || messages.noSubject;
  const names = attachments.map(({ name }) => name).join(', ');
  return (
    <chakra.li
      display="flex"
      gap="3"
      px="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      _hover={{ bg: 'bg.muted' }}
    >
      {select && (
        <chakra.label py="3" px="1" cursor="pointer">
          <input
            type="checkbox"
            aria-label={messages.select(title)}
            checked={selected}
            onChange={(event) => select(event.target.checked)}
          />
        </chakra.label>
      )}
      <Opening type="button" onClick={open} aria-label={messages.open(title)}>
        <chakra.span display="flex" gap="3" flexWrap="wrap">
          <chakra.span fontWeight="medium" flex="1" minW="0" overflowWrap="anywhere">
            {senderName ?? senderEmail ?? messages.unknownSender}
          </chakra.span>
          <chakra.span color="fg.muted">
            {sentAt && longDate(londonDay(new Date(sentAt)))}
          </chakra.span>
        </chakra.span>
        <chakra.span overflowWrap="anywhere">{title}</chakra.span>
        <chakra.span color="fg.muted" lineClamp={1} overflowWrap="anywhere">
          {beginning}
        </chakra.span>
        {names && <chakra.span color="fg.muted">{messages.attachments(names)}</chakra.span>}
        {select && isCorrected(item.id) && (
          <chakra.span color="fg.muted">{messages.corrected}</chakra.span>
        )}
        {problem && <chakra.span color="fg.error">{problem}</chakra.span>}
      </Opening>
      {item.representationId !== null && (
        <chakra.span py="3">
          <PageLink
            to={`/consultations/representations/all?representationId=${item.representationId}`}
          >
            {intakePageMessages.representation(item.representationId)}
          </PageLink>
        </chakra.span>
      )}
    </chakra.li>
  );
}

const Opening = chakra('button', {
  base: {
    flex: '1',
    minW: '0',
    py: '2',
    display: 'grid',
    gap: '0.5',
    textAlign: 'start',
    cursor: 'pointer',
  },
});
