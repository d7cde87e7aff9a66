import { forgetTenant, onUndecidedHost } from '../api/host.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { Button } from '../ui/button.tsx';
import { BarePage } from './bare-page.tsx';
import { sessionMessages as messages } from './messages.ts';

/** The host or the stored choice does not match any council. */
export default function TenantNotFound() {
  usePageTitle(messages.tenantNotFound);
  const chooseAgain = () => {
    forgetTenant();
    location.assign('/select-tenant');
  };
  return (
    <BarePage title={messages.tenantNotFound}>
      <p>{messages.tenantNotFoundHint}</p>
      {onUndecidedHost() && (
        <Button size="lg" mt="5" onClick={chooseAgain}>
          {messages.chooseAnother}
        </Button>
      )}
    </BarePage>
  );
}
