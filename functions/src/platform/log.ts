import { AsyncLocalStorage } from 'node:async_hooks';

type Severity = 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR';
type Details = Record<string, unknown>;

interface Trace {
  traceId: string;
}

const traces = new AsyncLocalStorage<Trace>();

/** Runs `work` so that everything it logs and every job it enqueues carries this trace id. */
export function withTrace<T>(traceId: string, work: () => T): T {
  return traces.run({ traceId }, work);
}

/** The current trace id, if any. */
export function currentTrace(): string | undefined {
  return traces.getStore()?.traceId;
}

function write(severity: Severity, message: string, details: Details = {}): void {
  const traceId = currentTrace();
  const line = JSON.stringify({
    severity,
    message,
    ...(traceId ? { 'logging.googleapis.com/trace': traceId } : {}),
    ...details,
  });
  (severity === 'ERROR' ? process.stderr : process.stdout).write(`${line}\n`);
}

/** Structured JSON for Cloud Logging. Never put personal data in it: ids and codes only. */
export const log = {
  info: (message: string, details?: Details) => write('INFO', message, details),
  warning: (message: string, details?: Details) => write('WARNING', message, details),
  error: (message: string, details?: Details) => write('ERROR', message, details),
};
