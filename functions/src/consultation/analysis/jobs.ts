import { reportProgress } from '../../council/ground/notifications/progress.ts';
import { closed, recordId, yup } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { announceInvoked, type Invocable, type InvocableTable } from '../../platform/invocable.ts';
import type { AwaitedHandler, JobTable } from '../../platform/jobs.ts';
import { longJob } from '../../platform/long-job.ts';
import { analysisMessages as messages } from './messages.ts';
import { MIN_THEMES, MAX_THEMES } from './themes/theme-numbers.ts';

const access = [{ unit: 'representations', actions: ['read', 'write'] }] as const;

const findCampaigns: Invocable = {
  access: [...access],
  arguments: closed({ consultationId: recordId.required() }),
  job: 'find-campaigns',
  changes: ['campaign'],
  label: messages.findingCampaigns,
};

const findThemes: Invocable = {
  access: [...access],
  arguments: closed({
    consultationId: recordId.required(),
    /** How many to look for; by the number of texts unless somebody says. */
    themes: yup.number().integer().min(MIN_THEMES).max(MAX_THEMES),
  }),
  job: 'find-themes',
  changes: ['theme'],
  label: messages.findingThemes,
};

export const analysisFunctions: InvocableTable = { findCampaigns, findThemes };

interface Proposing {
  of: Invocable;
  /** Says what was found. */
  propose: (tx: Tx, given: Record<string, unknown>) => Promise<string>;
}

/** Reading and comparing 10,000 texts takes seconds: one step. */
function proposing<Job extends 'find-campaigns' | 'find-themes'>({
  of,
  propose,
}: Proposing): AwaitedHandler<Job> {
  return {
    run: async ({ once, payload }) =>
      once(async (tx) => {
        const message = await propose(tx, payload.arguments as Record<string, unknown>);
        await announceInvoked(tx, of, payload.arguments);
        const done = { status: 'success', message, done: 1, total: 1 };
        await reportProgress(tx, payload.notificationId, done);
      }),
    gaveUp: async ({ inTenant, payload }) =>
      inTenant((tx) =>
        reportProgress(tx, payload.notificationId, {
          status: 'error',
          message: messages.notFound,
        }),
      ),
  };
}

export const analysisJobs: Pick<JobTable, 'find-campaigns' | 'find-themes' | 'make-report'> = {
  'make-report': longJob(async () => (await import('./reports/run-report.ts')).reportJob),
  'find-campaigns': proposing({
    of: findCampaigns,
    propose: async (tx, given) => {
      const { proposeCampaigns } = await import('./campaigns/propose-campaigns.ts');
      const found = await proposeCampaigns(tx, Number(given['consultationId']));
      return messages.campaignsFound(found.groups, found.additions);
    },
  }),
  'find-themes': proposing({
    of: findThemes,
    propose: async (tx, given) => {
      const { proposeThemes } = await import('./themes/propose-themes.ts');
      const asked = given['themes'];
      const found = await proposeThemes(
        tx,
        Number(given['consultationId']),
        typeof asked === 'number' ? asked : undefined,
      );
      return messages.themesFound(found);
    },
  }),
};
