import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { ManagerTabs } from './manager-tabs.tsx';

it.each([
  ['/consultations', 'All representations'],
  ['/consultations/representations', 'All representations'],
  ['/consultations/representations/all/new-representation/correspondence', 'All representations'],
  ['/consultations/contacts', 'Contacts'],
  ['/consultations/representations/organisations', 'Organisations'],
  ['/consultations/response-manager', 'Responses'],
])('%s has its tab marked as the current one', (address, name) => {
  history.pushState(null, '', address);
  shown(<ManagerTabs />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(name);
});
