import type { AnyObject, ObjectSchema } from 'yup';
import type { Action, Unit } from './contract.ts';
import type { InvocableJob } from './job-names.ts';

/** A function of the server that people may have run: who, with which arguments, and the job that does it. */
export interface Invocable {
  access: { unit: Unit; actions: readonly Action[] }[];
  arguments: ObjectSchema<AnyObject>;
  /** The job gets `{ arguments, notificationId }`; it ends the notification that it is given. */
  job: InvocableJob;
  /** What the notification says. */
  label: string;
}

/** Every function that may be invoked, by its name; what is not in here does not exist. */
export type InvocableTable = Readonly<Record<string, Invocable>>;
