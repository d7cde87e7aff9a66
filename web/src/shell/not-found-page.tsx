import { Compass } from 'lucide-react';
import { ButtonLink } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Arrived } from './arrived.tsx';
import { shellMessages as messages } from './messages.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { useTenant } from '../session/tenant.tsx';
import { useUser } from '../session/user.ts';

/** The fallback for unknown addresses, and for pages that do not exist yet. */
export default function NotFoundPage() {
  usePageTitle(messages.notFound, useTenant().name);
  // '/' leads those who are nobody's staff to the staff's sign-in.
  const isStaff = useUser()?.kind === 'staff';
  return (
    <>
      <Empty
        kind="none"
        page
        icon={<Compass size={20} />}
        title={messages.notFound}
        action={
          isStaff ? (
            <ButtonLink to="/">{messages.goHome}</ButtonLink>
          ) : (
            <ButtonLink to="/p/document" size="lg">
              {messages.allDocuments}
            </ButtonLink>
          )
        }
      >
        {messages.notFoundText}
      </Empty>
      <Arrived />
    </>
  );
}
