import { CountedTextControl } from '../../ui/counted.tsx';
import type { ReadSentence } from '@calls/land/sentence-search/contract.ts';
import { SENTENCE_LENGTH } from '@contract/land/sentence-search/sentence-length.ts';
import { chakra } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { sentenceSearchMessages as messages } from './messages.ts';
import { type SentenceOverSearch, useSentence } from './use-sentence.ts';
import { WhatWasRead } from './what-was-read.tsx';

/**
 * A search in the person's own words: the sentence becomes filters, which can be seen and changed; anything not
 * understood is pointed out. Enter sends it, Shift and Enter start a new line.
 */
export function SentenceSearch({ onRead, ...search }: SentenceOverSearch) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const readOut = (answer: ReadSentence) => {
    onRead(answer);
    // A drawer closes for the results, so what was left out is shown beside them.
    if (answer.notUnderstood.length === 0 || !box.current?.closest('dialog')) return;
    const words = answer.notUnderstood.map((text) => `“${text}”`).join(', ');
    showToast({ kind: 'warning', title: messages.notUnderstood, text: words });
  };
  const { sentence, write, send, clear, reading, state } = useSentence({
    ...search,
    onRead: readOut,
  });
  const isTooLong = sentence.length > SENTENCE_LENGTH;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    // The box is inside the search form, which Enter would submit too.
    event.preventDefault();
    event.stopPropagation();
    if (!isTooLong) void send();
  };
  return (
    <chakra.div ref={box} display="grid" gap="2">
      <chakra.label htmlFor={id} fontWeight="medium">
        {messages.label}
      </chakra.label>
      <CountedTextControl
        id={id}
        rows={3}
        py="1.5"
        resize="vertical"
        most={SENTENCE_LENGTH}
        placeholder={messages.example}
        aria-describedby={`${id}-hint`}
        enterKeyHint="search"
        value={sentence}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <chakra.p id={`${id}-hint`} color="fg.muted" textStyle="small">
        {messages.hint}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          variant="outline"
          icon={<Sparkles size={16} />}
          busy={state === 'reading'}
          disabled={sentence.trim() === '' || isTooLong}
          onClick={() => void send()}
        >
          {messages.send}
        </Button>
        {(sentence !== '' || reading) && (
          <Button variant="ghost" onClick={clear}>
            {messages.clear}
          </Button>
        )}
      </chakra.div>
      <WhatWasRead reading={reading} state={state} again={() => void send()} />
    </chakra.div>
  );
}
