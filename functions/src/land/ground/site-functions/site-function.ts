import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import type { SiteValue } from '../../../council/ground/dictionary/parse-value.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';

/** What a function may work with. */
export interface SiteFunctionCall {
  tx: Tx;
  /** Who asks. */
  actor: Actor;
  siteId: number;
  /** 'base' for the site itself. */
  scenario: string;
  /** Every dictionary field as it is under the scenario, with what is being saved. */
  values: Readonly<Record<string, SiteValue>>;
  fields: ReadonlyMap<string, DictionaryField>;
  /** A tab action's dbColumns, in their order; empty for a field. */
  columns: readonly string[];
  /** The day in London, yyyy-mm-dd. */
  today: string;
}

/** One function of the registry: reckons fields of a site; what it gives is checked and written as edits. */
export interface SiteFunction {
  /** For those who write configurations. */
  description: string;
  /** Fields without which it means nothing: a council that lacks one gets the reason. */
  needs: readonly string[];
  /** Values by db_property_name. Throws SiteFunctionRefusal. */
  run: (call: SiteFunctionCall) => Record<string, SiteValue> | Promise<Record<string, SiteValue>>;
}

/** Why a function cannot work on this site; said to the person. */
export class SiteFunctionRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'SiteFunctionRefusal';
  }
}

/** A number that a field holds; null for nothing and for what is none. */
export const numberIn = (call: SiteFunctionCall, name: string): number | null => {
  const value = call.values[name];
  return typeof value === 'number' ? value : null;
};
