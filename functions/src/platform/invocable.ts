import type { AnyObject, ObjectSchema } from 'yup';
import type { Action, Unit } from './contract.ts';
import type { InvocableJob } from './job-names.ts';

/** A function of the server that people may start by name: who may, with which arguments, and the job that runs it. */
export interface Invocable {
  access: { unit: Unit; actions: readonly Action[] }[];
  arguments: ObjectSchema<AnyObject>;
  /** The job gets `{ arguments, notificationId }` and must end that notification. */
  job: InvocableJob;
  /** The notification's text. */
  label: string;
}

/** Every function that may be invoked, by name; anything else is reported as unknown. */
export type InvocableTable = Readonly<Record<string, Invocable>>;
