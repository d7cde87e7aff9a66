import { listConsultations } from '@calls/consultation/consultations/contract.ts';
import { chakra } from '@chakra-ui/react';
import { PageLink } from './page-link.ts';
import { useRef, useState } from 'react';
import { representationBulk } from '../../records/kept/representation-bulk.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { BulkUndoButton } from '../../records/history/bulk-undo-button.tsx';
import { keepAsLeft, asLeft } from '../../forms/drafts.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { paperMessages as messages } from './messages.ts';
import { PaperEntry, type RegisteredLetter } from './paper-entry.tsx';
import { emptyPaper, type PaperForm } from './paper-form.ts';
import { PageFrame } from '../../ui/page-frame/page-frame.tsx';

const KEPT = 'paper-kept';
/** Typing in letters by keyboard, one after another: what they have in common stays. */
export default function PaperPage() {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(page, heading);
  const [done, setDone] = useState<RegisteredLetter[]>([]);
  const [round, setRound] = useState(0);
  const events = useEndpoint(listConsultations);
  const kept = asLeft<PaperForm>(KEPT) ?? {};
  const only = events.data?.consultations.length === 1 ? events.data.consultations[0] : undefined;
  const start = emptyPaper({ ...(only ? { consultationEventId: String(only.id) } : {}), ...kept });
  const last = done.at(-1);
  return (
    <div ref={page}>
      <PageFrame
        kind="page"
        width="reading"
        title={messages.title}
        heading={heading}
        intro={<p>{messages.intro}</p>}
        actions={<PageLink to="/consultations/intake">{messages.back}</PageLink>}
      >
        <chakra.p role="status" minH="6">
          {last !== undefined && messages.registered(last.id, done.length)}
        </chakra.p>
        {last && (
          <chakra.div>
            <BulkUndoButton
              key={last.id}
              bulk={{ id: last.bulkId, records: 1, kind: 'registered' }}
              calls={representationBulk}
              onUndone={({ undone }) => setDone(done.filter(({ id }) => !undone.includes(id)))}
            />
          </chakra.div>
        )}
        {(events.data ?? events.error) && (
          <PaperEntry
            // Another letter is another form.
            key={round}
            start={start}
            isFirst={round === 0}
            registered={(made, typed) => {
              const { consultationEventId, correspondenceType, receivedDate, letterDate } = typed;
              keepAsLeft(KEPT, {
                consultationEventId,
                correspondenceType,
                receivedDate,
                letterDate,
              });
              setDone([...done, made]);
              setRound(round + 1);
            }}
          />
        )}
      </PageFrame>
    </div>
  );
}
