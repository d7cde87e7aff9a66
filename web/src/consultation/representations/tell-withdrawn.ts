import { showToast } from '../../ui/toast-store.ts';
import { representationPanelMessages as messages } from './messages.ts';

/** Says that a change took a representation from the public, and why. */
export function tellWithdrawal({ withdrawn }: { withdrawn: string | null }): void {
  if (withdrawn !== null)
    showToast({ kind: 'warning', title: messages.withdrawn, text: withdrawn });
}
