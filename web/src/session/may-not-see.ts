import type { Unit } from '@contract/platform/contract.ts';
import { showToast } from '../ui/toast-store.ts';
import { sessionMessages as messages } from './messages.ts';
import type { User } from './user.ts';

/** Says why somebody was led away from the page `title`; it stays until it is closed. */
export function tellRefusal(title: string, unit: Unit, { kind, email }: User): void {
  showToast({
    kind: 'danger',
    title: messages.mayNotSee,
    text:
      kind === 'consultation'
        ? messages.staffOnly(title, email)
        : messages.mayNotSeeWhy(title, messages.units[unit], email),
  });
}
