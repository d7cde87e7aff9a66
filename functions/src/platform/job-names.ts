/** Every e-mail that the product sends; the texts are in mail/templates.ts. */
export type TemplateName =
  | 'verification'
  | 'welcome'
  | 'reset'
  | 'assigned'
  | 'feedback'
  | 'ended'
  | 'extended'
  | 'broughtForward'
  | 'answered'
  | 'receipt'
  | 'unsent'
  | 'return';

/** A file whose bytes are to be copied, and the file that gets them, by their ids. */
export interface CopiedFile {
  from: number;
  to: number;
}

/** Every job by its name in the outbox, with its handler's payload. */
export interface JobPayloads {
  'send-mail': { template: TemplateName; to: string; values: Record<string, string> };
  /** The account's id, or the address that somebody entered, whether or not it is known. */
  'account-mail': {
    template: 'verification' | 'welcome' | 'reset';
    accountId?: number;
    email?: string;
    /** The page of the public's to which the link leads back. */
    returnTo?: string | undefined;
  };
  /** Work that a person started has ended, and they want to be written to. */
  'ended-mail': { notificationId: number };
  'aggregate-data': { arguments: object; notificationId: number };
  'find-campaigns': { arguments: object; notificationId: number };
  /** The answers to a document become representations. */
  'register-answers': { arguments: object; notificationId: number };
  'find-themes': { arguments: object; notificationId: number };
  /** Everybody who took part learns that there is more time, or less than `before`. Times are London's: 2026-11-30T17:00. */
  'tell-extension': { consultationId: number; closesAt: string; before?: string };
  /** A draft becomes an edition at a time that an officer chose. `at` is London's: 2026-11-30T17:00. */
  'publish-document': { documentId: number; at: string };
  /** Pictures of a document follow into one that begins from it, by the ids of the files. */
  'copy-pictures': { copies: CopiedFile[] };
  /** The same of its attachments. */
  'copy-attachments': { copies: CopiedFile[] };
  'export-records': { exportId: string };
  /** A pack or a summary of representations that is too long to be waited for. */
  'make-report': { reportId: string };
  'import-geodata': { importId: number };
  /** Setting an attachment anew without what lies under its boxes. */
  'redact-attachment': { copyId: number };
  'send-response': { deliveryId: number };
  /** The files that came with a registered e-mail become attachments; `userName` is who registered it. */
  'keep-attachments': { itemId: number; accountId: number; userName: string };
  /** The draft of a document as a file. */
  'write-draft': { fileId: string };
  /** Reading what arrived for a consultation, and registering its rows. */
  intake: { runId: number };
}

export type JobName = keyof JobPayloads;

/** Jobs that somebody waits for: a notification, an export or an import shows how they ended. */
export type AwaitedJob = {
  [Job in JobName]: JobPayloads[Job] extends
    | { arguments: object; notificationId: number }
    | { exportId: string }
    | { reportId: string }
    | { fileId: string }
    | { importId: number }
    | { runId: number }
    ? Job
    : never;
}[JobName];

/** Jobs that a person may start by name: they end the notification they are given. */
export type InvocableJob = {
  [Job in JobName]: JobPayloads[Job] extends { arguments: object; notificationId: number }
    ? Job
    : never;
}[JobName];
