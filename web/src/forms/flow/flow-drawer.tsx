import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Drawer } from '../../ui/dialog.tsx';
import { Question } from '../../ui/question.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { Flow, FlowDone } from './flow.ts';
import { FlowTypingProvider, useKeptFlow } from './kept-flow.ts';
import { flowMessages as messages } from './messages.ts';

interface FlowDrawerProps<State> {
  flow: Flow<State>;
  /** The step in the address; the first without one. */
  step?: string | undefined;
  /** Not needed for one step alone. */
  goTo?: (step: string) => void;
  close: () => void;
}

/** A flow in a drawer: steps can be gone back to without loss, leaving asks, and a reload loses nothing. */
export function FlowDrawer<State>({ flow, step, goTo, close }: FlowDrawerProps<State>) {
  const kept = useKeptFlow(flow);
  const { state, reached } = kept;
  const steps = stepsOf(flow, state);
  const [asking, setAsking] = useState(false);
  // A step that nobody has come to yet, as in a link, has nothing to work with.
  const named = steps.findIndex(({ id }) => id === step);
  const at = named < 0 || named > reached ? 0 : named;
  const shown = steps[at];
  const heading = useRef<HTMLParagraphElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) heading.current?.focus();
    before.current = at;
  }, [at]);
  const next = async (part: Partial<State>) => {
    const gathered = { ...state, ...part };
    const following = stepsOf(flow, gathered)[at + 1];
    kept.gather(gathered, following ? Math.max(reached, at + 1) : reached);
    if (following) {
      goTo?.(following.id);
      return;
    }
    const done = await flow.finish(gathered);
    if (!done) return;
    kept.forget();
    const { text, link, undo }: FlowDone = done === true ? {} : done;
    showToast({ kind: 'success', title: messages.done, text, link, action: undo });
    close();
  };
  const previous = steps[at - 1];
  const back =
    previous &&
    ((part: Partial<State>) => {
      kept.gather({ ...state, ...part }, reached);
      goTo?.(previous.id);
    });
  return (
    <Drawer title={flow.title} width={480} onClose={() => setAsking(true)}>
      <chakra.p
        ref={heading}
        tabIndex={-1}
        mb="4"
        color="fg.muted"
        _focusVisible={{ outline: 'none' }}
      >
        {steps.length > 1 ? messages.step(at + 1, steps.length, shown?.title ?? '') : shown?.title}
      </chakra.p>
      <FlowTypingProvider value={kept.typing}>
        <div key={shown?.id}>
          {shown?.render({ state, next, back, isLast: at === steps.length - 1 })}
        </div>
      </FlowTypingProvider>
      {asking && (
        <Question
          title={messages.leaveTitle}
          cancel={messages.stay}
          confirm={messages.leave}
          danger
          busy={false}
          onConfirm={() => {
            kept.forget();
            close();
          }}
          onClose={() => setAsking(false)}
        >
          {messages.leaveText}
        </Question>
      )}
    </Drawer>
  );
}

/** The steps that what was gathered needs. A choice comes before the steps that depend on it. */
const stepsOf = <State,>({ steps }: Flow<State>, state: State) =>
  steps.filter(({ when }) => when?.(state) ?? true);
