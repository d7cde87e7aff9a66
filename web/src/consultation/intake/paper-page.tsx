import { listConsultations } from '@calls/consultation/consultations/contract.ts';
import { chakra } from '@chakra-ui/react';
import { PageLink } from './page-link.ts';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { keepDraft, draftOf } from '../../forms/drafts.ts';
import { paperMessages as messages } from './messages.ts';
import { PaperEntry } from './paper-entry.tsx';
import { emptyPaper, type PaperForm } from './paper-form.ts';

const KEPT = 'paper-kept';

/** Typing in letters by keyboard, one after another: what they have in common stays. */
export default function PaperPage() {
  const [done, setDone] = useState<number[]>([]);
  const events = useEndpoint(listConsultations);
  const kept = draftOf<PaperForm>(KEPT) ?? {};
  const only = events.data?.consultations.length === 1 ? events.data.consultations[0] : undefined;
  const start = emptyPaper({ ...(only ? { consultationEventId: String(only.id) } : {}), ...kept });
  const last = done.at(-1);
  return (
    <chakra.div w="full" maxW="900px" mx="auto" p="4" display="grid" gap="4" alignContent="start">
      <chakra.header display="grid" gap="1">
        <chakra.h1 tabIndex={-1} textStyle="headingLg">
          {messages.title}
        </chakra.h1>
        <chakra.p color="fg.muted">{messages.intro}</chakra.p>
        <PageLink to="/consultations/intake">{messages.back}</PageLink>
      </chakra.header>
      <chakra.p role="status" minH="6">
        {last !== undefined && messages.registered(last, done.length)}
      </chakra.p>
      {(events.data ?? events.error) && (
        <PaperEntry
          // Another letter is another form.
          key={last ?? 'first'}
          start={start}
          isFirst={done.length === 0}
          registered={(id, typed) => {
            const { consultationEventId, correspondenceType, receivedDate, letterDate } = typed;
            keepDraft(KEPT, { consultationEventId, correspondenceType, receivedDate, letterDate });
            setDone([...done, id]);
          }}
        />
      )}
    </chakra.div>
  );
}
