import type { FileState } from '@contract/records/files/file-states.ts';
import { Status, type StatusRole } from '../../ui/status.tsx';
import { filesPanelMessages as messages } from './messages.ts';

const ROLES = {
  unscanned: 'under way',
  clean: 'done',
  quarantined: 'withheld',
  fail: 'failed',
} as const satisfies Record<FileState, StatusRole>;

/** How far the scan of a file is, and why it cannot be opened. */
export const ScanStatus = ({ state }: { state: FileState }) => (
  <Status means={ROLES[state]}>{messages.states[state]}</Status>
);
