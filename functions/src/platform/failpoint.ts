/** The named steps of a write at which the crash tests kill a worker, the database or the whole stack. */
export type FailpointStep =
  | 'before-commit'
  | 'after-commit'
  | 'before-publish'
  | 'in-handler'
  | 'site-written'
  | 'edit-recorded'
  | 'file-kept'
  | 'file-stored'
  | 'file-judged'
  | 'verdict-stored'
  | 'verdict-kept';

interface Armed {
  step: FailpointStep;
  /** Processes to kill, as the kernel would. */
  victims: number[];
}

let armed: Armed | undefined;

/** Arms a step for its next run; only the crash tests call this, and it works only in a `demo-` project. */
export function armFailpoint(failure: Armed): void {
  if (process.env.GCLOUD_PROJECT?.startsWith('demo-')) armed = failure;
}

/** Does nothing unless a crash test armed this step. */
export async function failpoint(step: FailpointStep): Promise<void> {
  if (armed?.step !== step) return;
  const { victims } = armed;
  armed = undefined;
  // This process last, or the others would not be killed.
  for (const pid of victims.toSorted(
    (a, b) => Number(a === process.pid) - Number(b === process.pid),
  )) {
    process.kill(pid, 'SIGKILL');
  }
  if (victims.includes(process.pid)) await new Promise(() => undefined);
}
