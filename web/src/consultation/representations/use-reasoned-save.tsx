import { needsReason } from '@contract/consultation/ground/consultations/statuses.ts';
import { type ReactNode, useState } from 'react';
import type { SaveField } from '../../records/kept/use-edited-columns.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { saveRepresentationField, saveStatus } from './tabled-representations.tsx';

/** Saves a cell of the table; a status that only a response gives otherwise once its reason is given. */
export function useReasonedSave(): { save: SaveField; question: ReactNode } {
  const [asked, setAsked] = useState<Parameters<SaveField>>();
  const save: SaveField = (row, field, value) => {
    const isAsked =
      field.sentAs === 'status' && row['status'] !== value && needsReason(String(value));
    if (isAsked) setAsked([row, field, value]);
    else saveRepresentationField(row, field, value);
  };
  const question = asked && (
    <ReasonDialog
      status={String(asked[2])}
      busy={false}
      give={(reason) => {
        saveStatus(reason)(...asked);
        setAsked(undefined);
      }}
      close={() => setAsked(undefined)}
    />
  );
  return { save, question };
}
