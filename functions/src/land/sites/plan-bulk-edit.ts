import { faultsBetween, withCheckedFields } from '../../council/ground/dictionary/field-checks.ts';
import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import type { SiteValue } from '../../council/ground/dictionary/parse-value.ts';
import { invalidField } from '../../platform/errors.ts';
import {
  editedPlace,
  fittingValue,
  type EditedPlace,
} from '../ground/site-functions/fitting-value.ts';
import type { FieldEdit } from '../ground/site-functions/states-after.ts';
import type { EditRules } from '../ground/sites/editing.ts';
import { isSame } from '../ground/sites/same-value.ts';
import type { SiteValues } from '../ground/sites/queries/site-state.ts';

interface AskedValue {
  column_name_raw: string;
  new_value: unknown;
}

/** What one site is to have, by column. */
export interface AskedEdit {
  places: ReadonlyMap<string, EditedPlace & { given: unknown }>;
}

/** The fields of each edit. A field that nobody may edit throws payload-invalid at its position. */
export function askedEdits(
  editing: EditRules,
  edits: readonly { values: readonly AskedValue[] }[],
): AskedEdit[] {
  return edits.map(({ values }, at) => ({
    places: new Map(
      values.map(({ column_name_raw: name, new_value: given }, index) => {
        const place = editedPlace(editing, name);
        if ('problem' in place) {
          throw invalidField(`edits[${at}].values[${index}].column_name_raw`, place.problem);
        }
        return [name, { ...place, given }];
      }),
    ),
  }));
}

/** The columns that must be read to make these edits; all of them where a function on save may use any. */
export function columnsToRead(editing: EditRules, edits: readonly AskedEdit[]): string[] {
  const places = edits.flatMap((edit) => [...edit.places]);
  return places.some(([, { cell }]) => cell?.functionOnSave)
    ? editing.names
    : withCheckedFields(
        [...editing.fields.values()],
        places.map(([name]) => name),
      );
}

/** What an edit makes of one site: the fields that change, and those that are refused with the reason. */
export interface PlannedEdit {
  fitting: (FieldEdit & { before: SiteValue })[];
  refused: { name: string; why: string }[];
  /** Fields that change, and what the dictionary warns of. */
  warned: { name: string; why: string }[];
}

/** Holds an edit against what a site has. What has the value already is in neither list. */
export function planEdit(
  { places }: AskedEdit,
  fields: readonly DictionaryField[],
  held: SiteValues,
): PlannedEdit {
  const planned: PlannedEdit = { fitting: [], refused: [], warned: [] };
  for (const [name, { given, ...place }] of places) {
    const before = held[name] ?? null;
    const fitting = fittingValue({ ...place, held: before }, given);
    if ('problem' in fitting) planned.refused.push({ name, why: fitting.problem });
    else {
      const everywhere = place.cell?.updateForAllScenarios ?? false;
      // Its scenarios may have another, which follow it from then on.
      if (!everywhere && isSame(before, fitting.value)) continue;
      planned.fitting.push({ name, value: fitting.value, cell: place.cell, everywhere, before });
    }
  }
  return withoutFaults(planned, fields, held);
}

/** Leaves out what a check between fields refuses, and says why: both of them, where both were to change. */
function withoutFaults(
  planned: PlannedEdit,
  fields: readonly DictionaryField[],
  held: SiteValues,
): PlannedEdit {
  const values = { ...held };
  for (const { name, value } of planned.fitting) values[name] = value;
  const names = planned.fitting.map(({ name }) => name);
  const faults = faultsBetween(fields, values, names);
  const fault = faults.find(({ level }) => level === 'refuse');
  if (!fault) {
    const warned = faults.map(({ field, other, message }) => ({
      name: names.includes(field) ? field : other,
      why: message,
    }));
    return { ...planned, warned };
  }
  const faulty = names.filter((name) => name === fault.field || name === fault.other);
  return withoutFaults(
    {
      ...planned,
      fitting: planned.fitting.filter(({ name }) => !faulty.includes(name)),
      refused: [...planned.refused, ...faulty.map((name) => ({ name, why: fault.message }))],
    },
    fields,
    held,
  );
}
