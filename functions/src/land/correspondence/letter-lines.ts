import type { EditLine } from '../../records/history/record-history.ts';
import type { Letter } from './contract.ts';
import { letterChanges } from './letter-changes.ts';
import { correspondenceMessages as messages } from './messages.ts';

/** The line of history of a letter that was added or removed. */
export const letterChange = ({ eventName }: Letter, newValue: string): EditLine => ({
  field: letterChanges.entity,
  label: messages.label(eventName),
  newValue,
});

type FieldOfLetter = keyof typeof messages.fields;

/** Each field, by its column in the table of letters and by what people read. */
const FIELDS = {
  event: { column: 'event', shown: 'eventName' },
  correspondence: { column: 'type', shown: 'correspondenceName' },
  letterDate: { column: 'letter_date', shown: 'letterDate' },
  receivedDate: { column: 'received_date', shown: 'receivedDate' },
  acknowledgeDate: { column: 'acknowledge_date', shown: 'acknowledgeDate' },
  responseDeadline: { column: 'response_deadline', shown: 'responseDeadline' },
  text: { column: 'text', shown: 'text' },
} as const satisfies Record<FieldOfLetter, { column: string; shown: keyof Letter }>;

const fieldNames = Object.keys(FIELDS) as FieldOfLetter[];

/** The field of a letter that a column of its table holds. */
export function fieldOf(column: string): FieldOfLetter {
  const field = fieldNames.find((name) => FIELDS[name].column === column);
  if (!field) throw new Error(`A letter has no field ${column}`);
  return field;
}

/** One line of history for each field that is otherwise now. */
export function differences(before: Letter, after: Letter): EditLine[] {
  return fieldNames
    .filter((field) => before[field] !== after[field])
    .map((field) => {
      const { column, shown } = FIELDS[field];
      return {
        field: column,
        label: messages.fieldLabel(after.eventName, messages.fields[field]),
        oldValue: before[shown] || null,
        newValue: after[shown] || messages.empty,
        details: { before: before[field], after: after[field] },
      };
    });
}
