import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '../api/query-client.ts';
import { system } from '../ui/theme/system.ts';

/** Shows a part of a page with what every page of the product stands in. */
export const shown = (part: ReactNode) =>
  render(part, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ChakraProvider value={system}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>{children}</BrowserRouter>
        </QueryClientProvider>
      </ChakraProvider>
    ),
  });
