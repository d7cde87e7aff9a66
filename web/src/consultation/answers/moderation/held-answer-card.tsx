import type { HeldAnswer } from '@contract/consultation/answers/contract/moderation.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { AnswerWords } from '../answer-words.tsx';
import { moderationMessages as messages } from './messages.ts';
import { RejectDialog } from './reject-dialog.tsx';
import type { Decide } from './use-decision.ts';

interface HeldAnswerCardProps {
  answer: HeldAnswer;
  mayDecide: boolean;
  isUnderWay: boolean;
  decide: Decide;
}

/** One held answer: who, what, why it is held, what was decided before, and what may be decided now. */
export function HeldAnswerCard({ answer, mayDecide, isUnderWay, decide }: HeldAnswerCardProps) {
  const {
    document,
    name,
    onBehalfOf,
    reference,
    question,
    wording,
    section,
    site,
    heldFor,
    decisions,
  } = answer;
  const [isRejecting, setRejecting] = useState(false);
  return (
    <chakra.li
      borderWidth="1px"
      borderRadius="md"
      p="4"
      display="grid"
      gap="2"
      overflowWrap="anywhere"
    >
      <chakra.h2 textStyle="headingSm">
        {name}
        {onBehalfOf !== null && (
          <chakra.span fontWeight="normal"> {messages.onBehalfOf(onBehalfOf)}</chakra.span>
        )}
      </chakra.h2>
      <chakra.p color="fg.muted">
        <Link to={`/documents/${document.id}/answers`}>{document.title}</Link> · {reference} ·{' '}
        {messages.submitted(exactTime(new Date(answer.submittedAt)))}
      </chakra.p>
      <chakra.ul aria-label={messages.heldFor} display="flex" flexWrap="wrap" gap="2">
        {heldFor.map((why) => (
          <chakra.li key={why}>
            <Badge kind="warning">{messages.why[why]}</Badge>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p fontWeight="semibold">{question}</chakra.p>
      {(section || wording) && (
        <chakra.p color="fg.muted">{[section, wording].filter(Boolean).join(' · ')}</chakra.p>
      )}
      {site && <chakra.p>{messages.ofSite(site.name || String(site.id))}</chakra.p>}
      <AnswerWords answer={answer} />
      {decisions.length > 0 && <History decisions={decisions} />}
      {mayDecide && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" pt="1">
          {answer.state === 'held' ? (
            <>
              <Button
                variant="outline"
                disabled={isUnderWay}
                aria-label={messages.approveNamed(name, reference)}
                onClick={() => decide(answer, 'approved')}
              >
                {messages.approve}
              </Button>
              <Button
                variant="outline"
                disabled={isUnderWay}
                aria-label={messages.rejectNamed(name, reference)}
                onClick={() => setRejecting(true)}
              >
                {messages.reject}
              </Button>
            </>
          ) : (
            <Button
              variant="outline"
              disabled={isUnderWay}
              aria-label={messages.takeBackNamed(name, reference)}
              onClick={() => decide(answer, 'held')}
            >
              {messages.takeBack}
            </Button>
          )}
        </chakra.div>
      )}
      {isRejecting && (
        <RejectDialog
          onReject={(reason) => {
            setRejecting(false);
            decide(answer, 'rejected', reason);
          }}
          onClose={() => setRejecting(false)}
        />
      )}
    </chakra.li>
  );
}

const History = ({ decisions }: Pick<HeldAnswer, 'decisions'>) => (
  <chakra.div textStyle="small" color="fg.muted">
    <chakra.p fontWeight="semibold">{messages.history}</chakra.p>
    <chakra.ul>
      {decisions.map(({ decision, reason, by, at }) => (
        <li key={at}>
          {messages.decision(
            messages.decided[decision],
            by ?? messages.somebody,
            exactTime(new Date(at)),
          )}
          {reason && `: ${reason}`}
        </li>
      ))}
    </chakra.ul>
  </chakra.div>
);
