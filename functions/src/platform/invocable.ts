import type { AnyObject, ObjectSchema } from 'yup';
import type { Action, Unit } from './contract.ts';
import type { Tx } from './db.ts';
import { announceDeclared, declaredNews } from './declared-changes.ts';
import type { Changes } from './entities.ts';
import type { InvocableJob } from './job-names.ts';

/** A function of the server that people may start by name: who may, with which arguments, and the job that runs it. */
export interface Invocable {
  access: { unit: Unit; actions: readonly Action[] }[];
  arguments: ObjectSchema<AnyObject>;
  /** The job gets `{ arguments, notificationId }` and must end that notification. */
  job: InvocableJob;
  /** What it changes; its job announces that once it is done (`announceInvoked`). */
  changes: readonly Changes[];
  /** The notification's text. */
  label: string;
}

/** Every function that may be invoked, by name; anything else is reported as unknown. */
export type InvocableTable = Readonly<Record<string, Invocable>>;

/** Announces what a function has changed, in the last transaction of its job. */
export const announceInvoked = (tx: Tx, { changes }: Invocable, given: object): Promise<void> =>
  announceDeclared(tx, undefined, declaredNews({ changes }, given, undefined));
