import type { Unit } from '../../platform/contract.ts';
import type { Entity } from '../../platform/entities.ts';

/** What the calls of a type of record and its description on the server agree on. */
export interface RecordKind {
  /** What news, history, saved searches and exports call it. */
  readonly entity: Entity;
  /** Whose permission it takes to see them. */
  readonly unit: Unit;
}
