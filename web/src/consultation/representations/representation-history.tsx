import {
  representationHistory,
  undoRepresentation,
} from '@calls/consultation/representations/contract.ts';
import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { representationBulk } from '../../records/kept/representation-bulk.ts';
import { RecordHistory } from '../../records/history/record-history.tsx';

const CALLS = {
  history: representationHistory,
  undo: undoRepresentation,
  bulk: representationBulk,
};

interface RepresentationHistoryProps {
  id: number;
  fields: ReadonlyMap<string, DictionaryField>;
  /** Where changes may be undone. */
  onUndone: (() => void) | undefined;
}

/** Who changed a representation, and from what to what. */
export const RepresentationHistory = (props: RepresentationHistoryProps) => (
  <RecordHistory calls={CALLS} {...props} />
);
