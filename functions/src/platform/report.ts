import { config } from './config.ts';
import { currentTrace } from './log.ts';

/** Reports an unexpected failure to Sentry, if it is configured; never on local hosts. */
export function reportError(error: unknown, tags: Record<string, string>): void {
  const { sentryDsn, local } = config();
  if (!sentryDsn || local) return;
  void import('@sentry/node').then((sentry) => {
    if (!sentry.isInitialized())
      sentry.init({ dsn: sentryDsn, sampleRate: 1, sendDefaultPii: false });
    sentry.captureException(error, { tags: { ...tags, trace: currentTrace() ?? '' } });
  });
}
