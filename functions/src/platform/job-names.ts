/** Every mail that the product sends; mail/templates.ts has its words. */
export type TemplateName = 'verification' | 'welcome' | 'reset' | 'assigned' | 'feedback';

/** Every job of the product by the name that stands in the outbox, with what its handler is given. */
export interface JobPayloads {
  'send-mail': { template: TemplateName; to: string; values: Record<string, string> };
  /** The account by its id, or by the address that somebody entered, known or not. */
  'account-mail': {
    template: 'verification' | 'welcome' | 'reset';
    accountId?: number;
    email?: string;
  };
  'aggregate-data': { arguments: object; notificationId: number };
  'export-sites': { exportId: string };
  'import-geodata': { importId: number };
}

export type JobName = keyof JobPayloads;

/** Jobs that a person may have run by name: they end the notification that they are given. */
export type InvocableJob = {
  [Job in JobName]: JobPayloads[Job] extends { arguments: object; notificationId: number }
    ? Job
    : never;
}[JobName];
