import type { NewField } from '../../functions/src/council/ground/dictionary/add-dictionary-field.ts';
import type { ConfigTypeId } from '../../functions/src/council/ground/configs/config-types.ts';
import type { DemoConsultations } from '../consultation/consultation.ts';
import type { DemoDocument } from '../consultation/document.ts';
import type { DemoSite } from '../sites/site.ts';
import type { DemoTerm } from './base-fields.ts';
import type { DemoLayer } from './layers.ts';
import type { DemoList } from './lists.ts';

/** One council's demo world: everything that seeding writes. */
export interface DemoCouncil {
  shortName: string;
  name: string;
  /** The tenant record except what the platform itself stores (name, schema, flags). */
  record: Record<string, unknown>;
  flags: ReadonlySet<string>;
  fields: readonly NewField[];
  terms: readonly DemoTerm[];
  configs: Record<ConfigTypeId, object>;
  layers: DemoLayer[];
  sites: DemoSite[];
  lists: DemoList[];
  consultations: DemoConsultations;
  /** null where nothing is consulted on. */
  document: DemoDocument | null;
}
