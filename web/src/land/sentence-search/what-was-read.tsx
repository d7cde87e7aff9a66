import { chakra } from '@chakra-ui/react';
import { ArrowRight, Check, CircleAlert, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { sentenceSearchMessages as messages } from './messages.ts';
import type { Reading } from './use-sentence.ts';

interface WhatWasReadProps {
  reading: Reading | undefined;
  state: 'still' | 'reading' | 'failed';
  again: () => void;
}

/** Each part of the sentence beside its interpretation, and the words that were left out. */
export function WhatWasRead({ reading, state, again }: WhatWasReadProps) {
  return (
    <chakra.div aria-live="polite" textStyle="small" display="grid" gap="2">
      {state === 'failed' && (
        <chakra.div role="alert" display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <Mark color="fg.error" icon={<CircleAlert size={16} />}>
            {messages.failed}. {messages.kept}
          </Mark>
          <Button variant="plain" size="sm" onClick={again}>
            {messages.again}
          </Button>
        </chakra.div>
      )}
      {state === 'still' && reading && <Answer {...reading} />}
    </chakra.div>
  );
}

function Answer({ answer, withoutModel }: Reading) {
  const { filters, sort, everything, understood, notUnderstood, by } = answer;
  return (
    <>
      {withoutModel && <p>{messages.modelFailed}</p>}
      {by === 'model' && <p>{messages.byModel}</p>}
      {everything && <p>{messages.everything}</p>}
      {!everything && filters.length > 0 && <p>{messages.applied(filters.length)}</p>}
      {!everything && filters.length === 0 && sort === null && <p>{messages.nothing}</p>}
      {understood.length > 0 && (
        <Lines aria-label={messages.understood}>
          {understood.map(({ text, meaning }, index) => (
            <chakra.li key={`${index} ${text}`}>
              <Mark color="fg.success" icon={<Check size={16} />}>
                <chakra.q quotes="none" color="fg.muted">
                  {text}
                </chakra.q>{' '}
                <chakra.span display="inline-block" verticalAlign="-2px" aria-hidden>
                  <ArrowRight size={14} />
                </chakra.span>
                <VisuallyHidden>{messages.means}</VisuallyHidden>{' '}
                <chakra.span fontWeight="medium">{meaning}</chakra.span>
              </Mark>
            </chakra.li>
          ))}
        </Lines>
      )}
      {notUnderstood.length > 0 && (
        <div>
          <p>{messages.notUnderstood}:</p>
          <Lines aria-label={messages.notUnderstood}>
            {notUnderstood.map((text, index) => (
              <chakra.li key={`${index} ${text}`}>
                <Mark color="fg.warning" icon={<CircleHelp size={16} />}>
                  “{text}”
                </Mark>
              </chakra.li>
            ))}
          </Lines>
          <chakra.p color="fg.muted">{messages.noCounterpart}</chakra.p>
        </div>
      )}
    </>
  );
}

function Mark({ color, icon, children }: { color: string; icon: ReactNode; children: ReactNode }) {
  return (
    <chakra.span display="flex" gap="1.5" alignItems="flex-start">
      <chakra.span color={color} flexShrink={0} pt="0.5" aria-hidden>
        {icon}
      </chakra.span>
      <chakra.span minW="0" overflowWrap="anywhere">
        {children}
      </chakra.span>
    </chakra.span>
  );
}

const Lines = chakra('ul', { base: { display: 'grid', gap: '1', listStyle: 'none', p: '0' } });
