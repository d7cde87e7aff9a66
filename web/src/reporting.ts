import { ApiError } from './api/api-error.ts';
import { onLocalHost, onUndecidedHost } from './api/host.ts';
import { env } from './api/env.ts';

/**
 * Error reporting by configuration: sample rate 1, session replay 10 %, error replay 100 %; off on
 * local and preview hosts; refusals for want of a session are not reported. Loaded after the first screen.
 */
export function startReporting(): void {
  const { sentryDsn } = env;
  if (!sentryDsn || onLocalHost() || onUndecidedHost()) return;
  void import('@sentry/react').then((sentry) =>
    sentry.init({
      dsn: sentryDsn,
      ...(env.release ? { release: env.release } : {}),
      sampleRate: 1,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
      integrations: [sentry.replayIntegration({ maskAllText: true, blockAllMedia: true })],
      beforeSend: (event, hint) => (isReported(hint.originalException) ? event : null),
    }),
  );
}

/** Whether a failure is worth reporting: all but 401 and 'unauthenticated'. */
export function isReported(error: unknown): boolean {
  if (error instanceof ApiError) return error.status !== 401 && error.code !== 'unauthenticated';
  return !(error instanceof Error && /unauthenticated/i.test(error.message));
}
