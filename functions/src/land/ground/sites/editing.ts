import { councilConfig } from '../../../council/ground/configs/council-config.ts';
import type { ConfigOf } from '../../../council/ground/configs/config-types.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import type { Tx } from '../../../platform/db.ts';
import { placeOfField, type AskedPlace } from './cell-of-field.ts';
import { siteMessages as messages } from './messages.ts';
import { isOfEverySite } from './queries/read-site.ts';
import { visibilityField } from './visibility-field.ts';

type SiteFeatures = NonNullable<ConfigOf<'site-features'>>;
type Tabs = SiteFeatures['tabs'];

/** What may be edited on the council's sites, and how. */
export interface EditRules {
  /** By column: the dictionary, and what every site has that can be edited. */
  fields: ReadonlyMap<string, DictionaryField>;
  /** The columns whose values a function may read. */
  names: string[];
  tabs: Tabs;
  /** How the council's page asks for a field. */
  placeOf: (name: string) => AskedPlace | undefined;
}

/** The council's dictionary and page. A page whose configuration has faults bounds nothing: the dictionary does. */
export async function editingOf(tx: Tx): Promise<EditRules> {
  const dictionary = (await dictionaryOf(tx)).filter(
    ({ dbPropertyName }) => !isOfEverySite(dbPropertyName),
  );
  const { current } = await councilConfig(tx, { type: 'site-features' });
  const tabs: Tabs = (current as SiteFeatures | undefined)?.tabs ?? [];
  const fields = new Map(
    [visibilityField(messages.visibilityLabel), ...dictionary].map((f) => [f.dbPropertyName, f]),
  );
  return {
    fields,
    names: [...fields.keys()],
    tabs,
    placeOf: (name) => placeOfField(tabs, name),
  };
}
