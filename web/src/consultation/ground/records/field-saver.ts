import { showToast } from '../../../ui/toast-store.ts';
import { keptPanelMessages as messages } from './messages.ts';
import type { SaveField } from './use-edited-columns.tsx';

/** One field of a record as calls name it. */
export type SentField = Record<string, unknown>;

/** Saves a field from its cell by the call that changes a record; a refusal is told with the column's name. */
export function fieldSaver(
  change: (record: { id: number; row_version: number }, sent: SentField) => Promise<unknown>,
): SaveField {
  return ({ id, row_version }, field, value) => {
    const sent = { [field.sentAs ?? field.dbPropertyName]: value };
    change({ id, row_version }, field.sentIn ? { [field.sentIn]: sent } : sent).catch(
      (error: Error) =>
        showToast({
          kind: 'danger',
          title: messages.updateFailed(field.label),
          text: error.message,
        }),
    );
  };
}
