import type { Unit } from '@contract/platform/contract.ts';
import { showToast } from '../ui/toast-store.ts';
import { rememberRefusal } from './storage.ts';
import { sessionMessages as messages } from './messages.ts';
import type { User } from './user.ts';

interface Refused {
  /** The page that was refused. */
  title: string;
  unit: Unit;
  user: User;
  /** Where they are led instead. */
  to: string;
}

/** Says why somebody was led away from a page; it stays until it is closed. */
export function tellRefusal({ title, unit, user: { kind, email }, to }: Refused): void {
  const refusal = {
    title: messages.mayNotSee,
    text:
      kind === 'consultation'
        ? messages.staffOnly(title, email)
        : messages.mayNotSeeWhy(title, messages.units[unit], email),
  };
  // A page of the server's is loaded anew: no toast of this one outlives that.
  if (to.startsWith('/p/')) rememberRefusal(refusal);
  else showToast({ kind: 'danger', ...refusal });
}
