import { ChakraProvider } from '@chakra-ui/react';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from './api/query-client.ts';
import { TenantGate } from './session/tenant.tsx';
import { CrashScreen } from './ui/crash-screen.tsx';
import { AppShell } from './shell/app-shell.tsx';
import { system } from './ui/theme/system.ts';
import { Toaster } from './ui/toaster.tsx';

const ONE_DAY = 86_400_000;

/** Only answers marked `persist` stay on the device between visits: what every visitor may see. */
const persistence = {
  persister: createSyncStoragePersister({ storage: localStorage, key: 'answers' }),
  maxAge: ONE_DAY,
  buster: '1',
  dehydrateOptions: {
    shouldDehydrateQuery: (query: {
      meta?: { persist?: boolean } | undefined;
      state: { status: string };
    }) => query.meta?.persist === true && query.state.status === 'success',
    shouldDehydrateMutation: () => false,
  },
};

export function App() {
  return (
    <ChakraProvider value={system}>
      <CrashScreen page="alone">
        <PersistQueryClientProvider client={queryClient} persistOptions={persistence}>
          <BrowserRouter>
            <TenantGate>
              <AppShell />
            </TenantGate>
            <Toaster />
          </BrowserRouter>
        </PersistQueryClientProvider>
      </CrashScreen>
    </ChakraProvider>
  );
}
