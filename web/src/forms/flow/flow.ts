import type { ReactNode } from 'react';
import type { Toast } from '../../ui/toast-store.ts';

/** What a step of a flow works with. */
export interface StepAt<State> {
  state: State;
  /** Keeps what the step gathered and goes on; after the last step the flow finishes. */
  next: (part: Partial<State>) => Promise<void>;
  /** To the step before, with what was gathered; undefined in the first. */
  back: ((part: Partial<State>) => void) | undefined;
  /** Whether `next` finishes the flow. */
  isLast: boolean;
}

interface FlowStep<State> {
  /** In the address. */
  id: string;
  title: string;
  /** Whether it is a step of what was gathered so far; without it, always. */
  when?: (state: State) => boolean;
  render: (at: StepAt<State>) => ReactNode;
}

/** What is told of a flow that has finished. */
export interface FlowDone {
  /** Where to find what it made, say. */
  text?: string;
  /** To what it made. */
  link?: Toast['link'];
  /** Takes it back. */
  undo?: Toast['action'];
}

/** A job in several steps: what each gathers, and what is done with all of it at the end. */
export interface Flow<State> {
  title: string;
  /** Which record it changes, where it changes one: what is typed for one is never another's. */
  of?: number;
  start: State;
  steps: readonly FlowStep<State>[];
  /** Whether it succeeded, or what is told of that; a failure has been shown, and nothing that was gathered is lost. */
  finish: (state: State) => Promise<FlowDone | boolean | undefined>;
}
