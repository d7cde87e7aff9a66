import type { OutputOf } from '@contract/platform/contract.ts';
import type { FlagName } from '@contract/platform/flag-names.ts';
import { isAuthenticated } from '@calls/council/session/contract.ts';
import { getTenant } from '@calls/council/tenants/contract.ts';
import { createContext, type ReactNode, Suspense, use, useEffect } from 'react';
import { isApiError } from '../api/api-error.ts';
import { currentTenant, onLocalHost } from '../api/host.ts';
import { queryClient, USER_STALE_TIME } from '../api/query-client.ts';
import { endpointQuery, useEndpoint } from '../api/use-endpoint.ts';
import { Failed } from '../ui/empty.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { applyAccent } from '../ui/theme/system.ts';
import { startMessages as messages } from './load-messages.ts';
import { lazyPart } from '../ui/lazy-part.ts';

export type TenantRecord = OutputOf<typeof getTenant>;

const TenantPicker = lazyPart(() => import('./select-tenant-page.tsx'));
const TenantNotFound = lazyPart(() => import('./tenant-not-found.tsx'));

const TenantContext = createContext<TenantRecord | undefined>(undefined);
const FIVE_MINUTES = 300_000;

// Council and session are requested in parallel, if it is known which council's session applies.
if (currentTenant() !== undefined) {
  void queryClient.prefetchQuery(
    endpointQuery(isAuthenticated, {}, { staleTime: USER_STALE_TIME }),
  );
}

/** The current council; known before any screen is shown. */
export function useTenant(): TenantRecord {
  const tenant = use(TenantContext);
  if (!tenant) throw new Error('useTenant is used outside TenantGate');
  return tenant;
}

/** Whether a feature is switched on for this council. */
export function useFlag(name: FlagName): boolean {
  return useTenant().features.includes(name);
}

/**
 * Loads the council at start and applies its colour. Without a chosen council it shows the picker; an unknown one is
 * 'Tenant is not found'.
 */
export function TenantGate({ children }: { children: ReactNode }) {
  const chosen = currentTenant();
  // A council's own domain identifies it only to the server.
  const decided = chosen !== undefined || !onLocalHost();
  const {
    data: tenant,
    error,
    refetch,
  } = useEndpoint(getTenant, decided ? {} : null, {
    staleTime: FIVE_MINUTES,
    persist: true,
  });
  useEffect(() => applyAccent(tenant?.mainColor), [tenant?.mainColor]);

  if (!decided)
    return (
      <Alone>
        <TenantPicker />
      </Alone>
    );
  if (tenant) return <TenantContext value={tenant}>{children}</TenantContext>;
  if (isApiError(error, 'tenant-not-found'))
    return <Alone>{chosen ? <TenantNotFound /> : <TenantPicker />}</Alone>;
  if (error)
    return (
      <main>
        <Failed page title={messages.tenantFailed} error={error} retry={() => void refetch()} />
      </main>
    );
  return (
    <main>
      <Waiting />
    </main>
  );
}

/** A screen that needs no council, loaded on demand. */
const Alone = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);
