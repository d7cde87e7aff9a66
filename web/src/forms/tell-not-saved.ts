import { showToast } from '../ui/toast-store.ts';
import { formMessages as messages } from './messages.ts';

interface NotSaved {
  title: string;
  error: Error;
  /** What was typed, as people read it; '' where there is nothing to repeat. */
  typed: string;
  /** Sends it once more; absent where that cannot help. */
  again?: () => void;
}

/** Says that a field which is out of sight was not saved: what was typed stands in the message until that is closed. */
export function tellNotSaved({ title, error, typed, again }: NotSaved): void {
  showToast({
    kind: 'danger',
    title,
    text: [error.message, typed && messages.typedWas(typed)].filter(Boolean).join(' '),
    ...(again && { action: { label: messages.tryAgain, run: again } }),
  });
}
