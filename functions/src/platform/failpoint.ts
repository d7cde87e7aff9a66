/**
 * The named steps of a write at which the crash tests end the process: before-commit, after-commit,
 * before-publish, in-handler. CRASH_AT=<step> arms one, on local demo projects only.
 */
export type Step = 'before-commit' | 'after-commit' | 'before-publish' | 'in-handler';

/** Does nothing unless a crash test armed this step: then the process is killed as by the kernel. */
export async function failpoint(step: Step): Promise<void> {
  if (process.env.CRASH_AT !== step) return;
  if (!process.env.GCLOUD_PROJECT?.startsWith('demo-')) return;
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
}
