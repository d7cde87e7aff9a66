import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Drawer } from '../../ui/dialog.tsx';
import { Question } from '../../ui/question.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { Flow } from './flow.ts';
import { flowMessages as messages } from './messages.ts';

interface FlowDrawerProps<State> {
  flow: Flow<State>;
  /** The step in the address; the first without one. */
  step?: string | undefined;
  /** Not needed for one step alone. */
  goTo?: (step: string) => void;
  close: () => void;
}

/** A flow in a drawer: steps can be gone back to without loss, and leaving asks. */
export function FlowDrawer<State>({ flow, step, goTo, close }: FlowDrawerProps<State>) {
  const [state, setState] = useState(flow.start);
  const steps = stepsOf(flow, state);
  // A step that nobody has come to yet, as in a link, has nothing to work with.
  const [reached, setReached] = useState(0);
  const [asking, setAsking] = useState(false);
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
    setState(gathered);
    const following = stepsOf(flow, gathered)[at + 1];
    if (following) {
      setReached(Math.max(reached, at + 1));
      goTo?.(following.id);
    } else if (await flow.finish(gathered)) {
      showToast({ kind: 'success', title: messages.done });
      close();
    }
  };
  const previous = steps[at - 1];
  const back =
    previous &&
    ((part: Partial<State>) => {
      setState({ ...state, ...part });
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
      <div key={shown?.id}>
        {shown?.render({ state, next, back, isLast: at === steps.length - 1 })}
      </div>
      {asking && (
        <Question
          title={messages.leaveTitle}
          cancel={messages.stay}
          confirm={messages.leave}
          danger
          busy={false}
          onConfirm={close}
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
