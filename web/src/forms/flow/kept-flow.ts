import { createContext, useContext, useState } from 'react';
import { useLeaving } from '../../ui/use-leaving.ts';
import { draftOf, dropDraft, keepDraft } from '../drafts.ts';
import type { Flow } from './flow.ts';

/** What is typed into the forms of a flow's steps. */
interface FlowTyping {
  typedIn: (formName: string) => Record<string, unknown> | undefined;
  type: (formName: string, values: Record<string, unknown>) => void;
  forget: (formName: string) => void;
}
const FlowTypingContext = createContext<FlowTyping | undefined>(undefined);
export const FlowTypingProvider = FlowTypingContext.Provider;
/** Undefined outside a flow. */
export const useFlowTyping = (): FlowTyping | undefined => useContext(FlowTypingContext);

interface Kept<State> {
  state: State;
  /** The last step that somebody has come to. */
  reached: number;
  typed: Record<string, Record<string, unknown>>;
}

/** A step has an address of its own, a flow has none. */
const PATH = 'flow';

/**
 * What a flow has gathered, and what is typed in it, kept in this tab: a reload brings it back, after the browser has
 * asked. Another start, or another record, is another flow.
 */
export function useKeptFlow<State>({ title, of, start }: Flow<State>) {
  const [key] = useState(() => [title, of, JSON.stringify(start)].join(' '));
  const [kept, setKept] = useState<Kept<State>>(() => {
    const left = draftOf<Kept<State>>(key, PATH);
    return {
      state: { ...start, ...left?.state },
      reached: left?.reached ?? 0,
      typed: left?.typed ?? {},
    };
  });
  const [isTouched, setTouched] = useState(() => draftOf(key, PATH) !== undefined);
  useLeaving({ onClosing: isTouched, onLinks: false });
  const keep = (part: Partial<Kept<State>>) => {
    // What is typed is kept without drawing the flow anew.
    const next = { ...(draftOf<Kept<State>>(key, PATH) ?? kept), ...part };
    keepDraft(key, next, PATH);
    setTouched(true);
    return next;
  };
  return {
    state: kept.state,
    reached: kept.reached,
    /** Notes what a step gathered; its form begins from that from now on. */
    gather: (state: State, reached: number) =>
      setKept({ ...kept, ...keep({ state, reached, typed: {} }) }),
    typing: {
      typedIn: (formName: string) => draftOf<Kept<State>>(key, PATH)?.typed?.[formName],
      type: (formName: string, values: Record<string, unknown>) => {
        const typed = draftOf<Kept<State>>(key, PATH)?.typed ?? {};
        keep({ typed: { ...typed, [formName]: values } });
      },
      forget: (formName: string) => {
        const { [formName]: _sent, ...typed } = draftOf<Kept<State>>(key, PATH)?.typed ?? {};
        keep({ typed });
      },
    },
    /** It is finished, or left for good. */
    forget: () => {
      dropDraft(key, PATH);
      setTouched(false);
    },
  };
}
