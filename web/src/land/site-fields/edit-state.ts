/** The state of a cell's editing. Typed text is kept until it is saved or cancelled. */
export type EditState =
  | { is: 'reading' }
  | { is: 'editing'; typed: string; base: unknown; problem?: string }
  | { is: 'confirming'; typed: string; base: unknown }
  | { is: 'saving'; typed: string; base: unknown }
  | { is: 'conflict'; typed: string; base: unknown; theirs: string; who: string | undefined };

export type EditStep =
  | { do: 'open'; typed: string; base: unknown; problem?: string }
  | { do: 'type'; typed: string }
  | { do: 'ask' }
  | { do: 'save' }
  | { do: 'fail'; problem: string }
  | { do: 'join'; typed: string; base: unknown }
  | { do: 'meet'; theirs: string; who?: string | undefined }
  | { do: 'close' };

export const READING: EditState = { is: 'reading' };

/** The next state of a cell; a step that does not apply changes nothing. */
export function nextEdit(state: EditState, step: EditStep): EditState {
  if (step.do === 'close') return READING;
  if (step.do === 'open') {
    if (state.is !== 'reading') return state;
    const { typed, base, problem } = step;
    return { is: 'editing', typed, base, ...(problem === undefined ? {} : { problem }) };
  }
  if (state.is === 'reading') return state;
  const { typed, base } = state;
  switch (step.do) {
    case 'type':
      return state.is === 'saving' ? state : { is: 'editing', typed: step.typed, base };
    case 'ask':
      return state.is === 'saving' ? state : { is: 'confirming', typed, base };
    case 'save':
      return { is: 'saving', typed, base };
    case 'fail':
      return { is: 'editing', typed, base, problem: step.problem };
    case 'join':
      return { is: 'editing', typed: step.typed, base: step.base };
    case 'meet':
      return { is: 'conflict', typed, base, theirs: step.theirs, who: step.who };
  }
}
