import { changeFieldOfMany } from '@calls/consultation/representations/contract.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { historyPanelMessages } from '../../records/history/messages.ts';
import { Permitted } from '../../session/access.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { CellValue } from '../../records/kept/use-edited-columns.tsx';
import { FieldDialog } from './field-dialog.tsx';
import { type GivenField, fieldsForMany } from './fields-for-many.ts';
import { giveInParts } from './give-in-parts.ts';
import { representationPanelMessages as messages } from './messages.ts';

interface FieldToolProps {
  ids: readonly number[];
  fields: ReadonlyMap<string, DictionaryField>;
  done: () => void;
}

/** Gives the selected representations the same value of a field; the toast takes it back. */
export function FieldTool({ ids, fields, done }: FieldToolProps) {
  const [asked, setAsked] = useState<GivenField>();
  const [running, setRunning] = useState(false);
  const give = async (field: GivenField, value: CellValue) => {
    setRunning(true);
    const isGiven = await giveField(ids, field, value);
    setRunning(false);
    // What was typed stays where it failed.
    if (!isGiven) return;
    setAsked(undefined);
    done();
  };
  return (
    <>
      <Permitted unit="representations" actions={['write']}>
        <MenuButton
          size="sm"
          variant="outline"
          label={messages.fieldOf}
          busy={running}
          entries={fieldsForMany(fields).map((field) => ({
            label: field.label,
            onChoose: () => setAsked(field),
          }))}
        >
          {messages.fieldOf}
        </MenuButton>
      </Permitted>
      {asked && (
        <FieldDialog
          field={asked}
          count={ids.length}
          busy={running}
          give={(value) => void give(asked, value)}
          close={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** Gives the value part by part, and says what came of it; whether all have it now. */
async function giveField(ids: readonly number[], { name, label }: GivenField, value: CellValue) {
  let withdrawn = 0;
  const isGiven = await giveInParts(
    ids,
    async (part, bulkId, once) => {
      const input = { ids: part, field: name, value, bulk_id: bulkId };
      const made = await call(changeFieldOfMany, input, once);
      withdrawn += made.withdrawn;
      return made.ids;
    },
    { failure: messages.fieldFailed, given: (count) => messages.fieldGiven(count, label) },
  );
  if (withdrawn > 0)
    showToast({ kind: 'warning', title: historyPanelMessages.withdrawnMany(withdrawn) });
  return isGiven;
}
