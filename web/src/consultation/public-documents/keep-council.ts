import { currentTenant, onUndecidedHost } from '../../api/host.ts';

/**
 * On local and preview hosts the server cannot know the council of a page unless the address names it: goes there with
 * the one that was chosen, and then shows the address as it was. False where it leaves the page for that.
 */
export function keepCouncil(): boolean {
  if (!onUndecidedHost()) return true;
  const address = new URL(location.href);
  const tenant = currentTenant();
  if (!address.searchParams.has('tenant')) {
    if (!tenant) return true;
    address.searchParams.set('tenant', tenant);
    location.replace(address);
    return false;
  }
  address.searchParams.delete('tenant');
  history.replaceState(history.state, '', address);
  return true;
}
