import type { NewField } from '../../functions/src/dictionary/addDictionaryField.ts';
import type { ConfigTypeId } from '../../functions/src/configs/configTypes.ts';
import type { DemoSite } from '../sites/site.ts';
import type { DemoTerm } from './baseFields.ts';
import type { DemoLayer } from './layers.ts';

/** One council's demo world: all that seeding writes. */
export interface DemoCouncil {
  shortName: string;
  name: string;
  /** The tenant record without what the platform keeps itself (name, schema, flags). */
  record: Record<string, unknown>;
  flags: ReadonlySet<string>;
  fields: readonly NewField[];
  terms: readonly DemoTerm[];
  configs: Record<ConfigTypeId, object>;
  layers: DemoLayer[];
  sites: DemoSite[];
}
