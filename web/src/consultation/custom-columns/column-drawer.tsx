import {
  addCustomColumn,
  changeCustomColumn,
} from '@calls/consultation/custom-columns/contract.ts';
import {
  type CustomColumnAnswer,
  MAX_COLUMN_NAME,
  MIN_COLUMN_NAME,
} from '@contract/consultation/custom-columns/contract.ts';
import {
  columnTypeNames,
  customTables,
  type CustomTable,
} from '@contract/records/custom-columns/column-types.ts';
import { useWatch } from 'react-hook-form';
import { useAction } from '../../api/use-action.ts';
import { SelectField, TextAreaField, TextField } from '../../forms/fields.tsx';
import { FormDrawer } from '../../forms/form-drawer.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { useSeenVersion } from '../../forms/use-seen-version.ts';
import { showToast } from '../../ui/toast-store.ts';
import { columnForm, type ColumnForm, columnSchema, hasOptions, optionsIn } from './column-form.ts';
import { customColumnPanelMessages as messages } from './messages.ts';

interface ColumnDrawerProps {
  table: CustomTable;
  /** The column to change; undefined for a new one. */
  column: CustomColumnAnswer | undefined;
  close: () => void;
}

/** A column that officers add, new or changed; its table and type stay as they were made. */
export function ColumnDrawer({ table, column, close }: ColumnDrawerProps) {
  const options = { failure: false as const };
  const add = useAction(addCustomColumn, options);
  const change = useAction(changeCustomColumn, options);
  const form = useDraftForm<ColumnForm>({
    formName: `column-${column?.id ?? 'new'}`,
    schema: columnSchema,
    defaults: columnForm(table, column),
  });
  const { error } = column ? change : add;
  const seen = useSeenVersion(column?.row_version, error, form);
  const save = async ({ table: of, name, renderType, options: typed }: ColumnForm) => {
    const given = hasOptions(renderType) ? optionsIn(typed) : [];
    const done =
      column && seen
        ? await change.run({ id: column.id, name, options: given, row_version: seen })
        : renderType !== '' && (await add.run({ table: of, name, renderType, options: given }));
    if (!done) return;
    form.sent();
    showToast({ kind: 'success', title: messages.saved });
    close();
  };
  return (
    <FormDrawer
      title={column ? messages.change(column.name) : messages.add}
      form={form}
      submit={messages.save}
      onSubmit={save}
      error={error}
      now={column?.name}
      close={close}
    >
      <TextField
        name="name"
        label={messages.name}
        hint={messages.nameHint(MIN_COLUMN_NAME, MAX_COLUMN_NAME)}
      />
      {!column && (
        <>
          <SelectField
            name="table"
            label={messages.table}
            choices={customTables.map((each) => ({ value: each, label: messages.tables[each] }))}
          />
          <SelectField
            name="renderType"
            label={messages.type}
            choices={[
              { value: '', label: messages.choose },
              ...columnTypeNames.map((name) => ({ value: name, label: name })),
            ]}
          />
        </>
      )}
      <Options />
    </FormDrawer>
  );
}

function Options() {
  const type = useWatch<ColumnForm, 'renderType'>({ name: 'renderType' });
  if (!hasOptions(type)) return null;
  return <TextAreaField name="options" label={messages.options} hint={messages.optionsHint} />;
}
