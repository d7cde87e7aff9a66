/** Whether a proposal is what was decided of it, as after a call of which the answer was lost. */
export const isAsDecided = (
  held: { name: string; state: string },
  {
    name = held.name,
    state = held.state,
  }: { name?: string | undefined; state?: string | undefined },
): boolean => name === held.name && state === held.state;
