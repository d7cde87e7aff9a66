import { REDACTION_TYPES } from '@contract/consultation/ground/texts/text-nodes.ts';
import { chakra } from '@chakra-ui/react';
import type { Editor } from '@tiptap/react';
import { Check, Sparkles, X } from 'lucide-react';
import { useRef } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { bringIntoView } from '../use-marks.ts';
import { suggestionMessages as messages } from './messages.ts';
import type { Proposal, useRedactionProposals } from './use-redaction-proposals.ts';

interface SuggestionsPanelProps {
  editor: Editor;
  suggestions: ReturnType<typeof useRedactionProposals>;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** What rules propose to redact, to be accepted one by one or all of a kind. */
export function SuggestionsPanel({ editor, suggestions, open, setOpen }: SuggestionsPanelProps) {
  const { query, proposals, accept } = suggestions;
  const panel = useRef<HTMLElement>(null);
  if (!open)
    return (
      <Button variant="outline" icon={<Sparkles size={16} />} onClick={() => setOpen(true)}>
        {messages.propose}
      </Button>
    );
  const take = (some: readonly Proposal[]) => {
    accept(some);
    showToast({ kind: 'success', title: messages.accepted(some.length) });
    // The pressed button is gone.
    panel.current?.focus();
  };
  return (
    <chakra.section ref={panel} aria-label={messages.title} tabIndex={-1} display="grid" gap="3">
      <chakra.div display="flex" alignItems="center">
        <chakra.h2 flex="1" textStyle="headingSm">
          {messages.title}
        </chakra.h2>
        <IconButton label={messages.close} icon={<X size={16} />} onClick={() => setOpen(false)} />
      </chakra.div>
      <chakra.p color="fg.muted">{messages.hint}</chakra.p>
      <Loaded
        query={query}
        skeleton={<SkeletonLines lines={4} height="8" />}
        failed={messages.failed}
        line
      >
        {() => (
          <>
            <div role="status">{proposals.length === 0 && messages.none}</div>
            {REDACTION_TYPES.map((kind) => {
              const some = proposals.filter((each) => each.kind === kind);
              return (
                some.length > 0 && (
                  <section key={kind}>
                    <chakra.h3 fontWeight="medium">{messages.kinds[kind]}</chakra.h3>
                    <ul>
                      {some.map((each) => (
                        <One
                          key={each.key}
                          proposal={each}
                          editor={editor}
                          suggestions={suggestions}
                          take={take}
                        />
                      ))}
                    </ul>
                    {some.length > 1 && (
                      <Button variant="outline" size="sm" onClick={() => take(some)}>
                        {messages.acceptAll(kind, some.length)}
                      </Button>
                    )}
                  </section>
                )
              );
            })}
          </>
        )}
      </Loaded>
    </chakra.section>
  );
}

interface OneProps {
  proposal: Proposal;
  editor: Editor;
  suggestions: ReturnType<typeof useRedactionProposals>;
  take: (some: readonly Proposal[]) => void;
}

function One({ proposal, editor, suggestions, take }: OneProps) {
  const { key, quote, from } = proposal;
  return (
    <chakra.li display="flex" alignItems="center" gap="1">
      <Button
        variant="ghost"
        flex="1"
        minW="0"
        h="auto"
        justifyContent="start"
        textAlign="start"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        aria-label={messages.showOne(quote)}
        aria-pressed={suggestions.current === key}
        onClick={() => {
          suggestions.setCurrent(key);
          bringIntoView(editor, from);
        }}
      >
        {quote}
      </Button>
      <IconButton
        label={messages.acceptOne(quote)}
        icon={<Check size={16} />}
        onClick={() => take([proposal])}
      />
      <IconButton
        label={messages.dismiss(quote)}
        icon={<X size={16} />}
        onClick={() => suggestions.dismiss([proposal])}
      />
    </chakra.li>
  );
}
