import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { shown } from '../../../../testing/shown.tsx';
import { cellOf } from '../../../site-fields/cell.ts';
import { type ChosenField, FieldValues } from './field-values.tsx';

const fields = new Map(
  ['Site name', 'Address'].map((label): [string, DictionaryField] => {
    const dbPropertyName = label.toLowerCase().replace(' ', '_');
    const field: DictionaryField = {
      dbPropertyName,
      label,
      type: 'text.small',
      unit: null,
      format: {},
      description: null,
      editable: true,
      filterable: true,
      searchable: true,
      options: [],
      standardName: null,
      position: 1,
    };
    return [dbPropertyName, field];
  }),
);
const cells = new Map(
  [...fields.values()].flatMap(({ dbPropertyName, label }) => {
    const cell = cellOf({ dbPropertyName, label }, fields);
    return cell ? [[dbPropertyName, cell] as const] : [];
  }),
);

function Values() {
  const [chosen, set] = useState<ChosenField[]>([]);
  const nothing = () => undefined;
  return (
    <FieldValues {...{ cells, chosen, set }} begin={() => ''} onDone={nothing} onCancel={nothing} />
  );
}

it('a field that was chosen takes the focus for its new value, each in turn', async () => {
  shown(<Values />);
  for (const label of ['Site name', 'Address']) {
    await userEvent.selectOptions(screen.getAllByRole('combobox').at(-1)!, label);
    const control = screen.getByRole('textbox', { name: new RegExp(label) });
    expect(document.activeElement).toBe(control);
    await userEvent.type(control, 'Mill');
    expect(document.activeElement).toBe(control);
  }
});
