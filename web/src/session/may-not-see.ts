import { getUser } from '@calls/council/session/contract.ts';
import type { Unit } from '@contract/platform/contract.ts';
import { queryClient } from '../api/query-client.ts';
import { endpointKey } from '../api/use-endpoint.ts';
import { showToast } from '../ui/toast-store.ts';
import { sessionMessages as messages } from './messages.ts';
import type { User } from './user.ts';

/** Says why somebody was led away from the page `title`; it stays until it is closed. */
export function tellRefusal(title: string, unit: Unit): void {
  const user = queryClient.getQueryData<User>(endpointKey(getUser, {}));
  const email = user?.email ?? '';
  showToast({
    kind: 'danger',
    title: messages.mayNotSee,
    text:
      user?.kind === 'consultation'
        ? messages.staffOnly(title, email)
        : messages.mayNotSeeWhy(title, messages.units[unit], email),
  });
}
