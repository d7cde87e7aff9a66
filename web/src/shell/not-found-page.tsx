import { Compass } from 'lucide-react';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { Arrived } from './arrived.tsx';
import { shellMessages as messages } from './messages.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { useTenant } from '../session/tenant.tsx';

/** The fallback for unknown addresses, and for pages that do not exist yet. */
export function NotFoundPage() {
  usePageTitle(messages.notFound, useTenant().name);
  return (
    <>
      <EmptyState
        page
        icon={<Compass size={20} />}
        title={messages.notFound}
        action={<ButtonLink to="/">{messages.goHome}</ButtonLink>}
      >
        {messages.notFoundText}
      </EmptyState>
      <Arrived />
    </>
  );
}
