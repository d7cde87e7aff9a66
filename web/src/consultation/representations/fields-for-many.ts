import { longestOf } from '@contract/records/custom-columns/column-types.ts';
import { representationFields } from '@contract/consultation/ground/representations/representation-fields.ts';
import { givenToMany } from '@contract/consultation/ground/representations/representation-rules.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { fieldTypeOf, type ValueKind } from '@contract/council/ground/dictionary/field-types.ts';
import { isCustom } from '../../records/kept/field-saver.ts';

/** A field that many representations are given the same value of. */
export interface GivenField {
  /** As the call names it. */
  name: string;
  label: string;
  kind: ValueKind;
  /** Whether its text may have several lines. */
  isLong: boolean;
  /** What one of is chosen, as the dictionary has it; empty where the value is typed. */
  options: string[];
  longest: number | undefined;
}

/** Those of every council, then the columns that officers added. */
export function fieldsForMany(fields: ReadonlyMap<string, DictionaryField>): GivenField[] {
  const ofCouncil = [...fields.values()].filter(({ dbPropertyName }) => isCustom(dbPropertyName));
  const ofEvery = representationFields.filter(({ sentAs = '' }) => sentAs in givenToMany);
  return [
    ...ofEvery.map(({ dbPropertyName, sentAs = '', label, type, longest }) => {
      return describe(sentAs, label, { type, longest, of: fields.get(dbPropertyName) });
    }),
    ...ofCouncil.map((of) => {
      return describe(of.dbPropertyName, of.label, {
        type: of.type,
        longest: longestOf(of.type),
        of,
      });
    }),
  ];
}

interface Described {
  type: string;
  longest: number | undefined;
  of: DictionaryField | undefined;
}

const describe = (name: string, label: string, { type, longest, of }: Described): GivenField => ({
  name,
  label,
  kind: fieldTypeOf(type).kind,
  isLong: type === 'text.large',
  options: (of?.options ?? []).map(({ value }) => String(value)),
  longest,
});
