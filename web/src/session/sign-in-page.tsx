import { listProviders } from '@calls/council/session/contract.ts';
import { redirectLogin } from '@calls/council/session/contract/redirect.ts';
import { staffReturnTo } from '@contract/council/session/contract/parts.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { accountMessages } from '@contract/council/ground/people/messages.ts';
import { chakra } from '@chakra-ui/react';
import { KeyRound, LogIn } from 'lucide-react';
import { Suspense } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { forgetTenant, onUndecidedHost } from '../api/host.ts';
import { addressOf } from '../api/call.ts';
import { useEndpoint } from '../api/use-endpoint.ts';
import { CouncilLogo } from './council-logo.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { SkeletonLines } from '../ui/skeleton.tsx';
import { BarePage } from './bare-page.tsx';
import { sessionMessages as messages } from './messages.ts';
import { Notice } from './notice.tsx';
import { placeToSend } from './place-to-send.ts';
import { navigationTenant } from './end-session.ts';
import { signOut } from './sign-out.ts';
import {
  forgetEndedSession,
  placeToReturn,
  placeToGo,
  wasCutOff,
  wasWithoutPermission,
} from './storage.ts';
import { useUser } from './user.ts';
import { lazyPart } from '../ui/lazy-part.ts';

const PasswordForm = lazyPart(() => import('./password-form.tsx'));
type Provider = OutputOf<typeof listProviders>[number];
type StaffProvider = 'azure' | 'saml-sso';

/** Where staff sign in, with the options of their council. */
export default function SignInPage() {
  const user = useUser();
  const reason = useSearchParams()[0].get('reason');
  const refused = wasWithoutPermission() || (user !== undefined && reason === 'not-authorized');
  forgetEndedSession();
  if (user && !refused) return <Navigate to={placeToGo()} replace />;
  return (
    <BarePage
      title={messages.signIn}
      logo={
        <chakra.div mb="6">
          <CouncilLogo />
        </chakra.div>
      }
    >
      {!reason && !refused && wasCutOff() && <Notice>{messages.wasSignedOut}</Notice>}
      {reason && !refused && <Refusal reason={reason} />}
      {refused && (
        <Notice>
          {messages.noPermissionAtAll}
          {user && (
            <Button variant="plain" onClick={() => signOut(user)} ml="1">
              {messages.signOutOf(user.email)}
            </Button>
          )}
        </Notice>
      )}
      <Providers />
      {onUndecidedHost() && (
        <Button variant="plain" mt="4" onClick={chooseAnother}>
          {messages.chooseAnother}
        </Button>
      )}
    </BarePage>
  );
}

function chooseAnother(): void {
  forgetTenant();
  location.assign('/select-tenant');
}

/** Why the provider's answer was rejected, by the code with which it sent the browser back here. */
const REFUSALS = new Map([
  ['not-authorized', accountMessages.staffUnknown],
  ['unavailable', messages.signInLater],
  ['too-many-requests', messages.signInTooOften],
]);

function Refusal({ reason }: { reason: string }) {
  return <Notice>{REFUSALS.get(reason) ?? messages.loginFailed}</Notice>;
}

function Providers() {
  const asked = useEndpoint(listProviders, {}, { staleTime: 300_000 });
  return (
    <Loaded
      query={asked}
      skeleton={<SkeletonLines lines={2} height="11" />}
      empty={<Notice>{messages.providerAbsent}</Notice>}
      isEmpty={(providers) => providers.length === 0}
    >
      {(providers) => <WaysIn providers={providers} />}
    </Loaded>
  );
}

function WaysIn({ providers }: { providers: Provider[] }) {
  const staff = providers.filter((provider) => provider.kind === 'redirect');
  const password = providers.find((provider) => provider.kind === 'password');
  return (
    <chakra.div display="grid" gap="3">
      {staff.map((provider, index) => (
        <ProviderButton key={provider.name} provider={provider} first={index === 0} />
      ))}
      {password?.forStaff && (
        <chakra.section
          aria-label={messages.localSignIn}
          mt={staff.length > 0 ? '4' : '0'}
          borderTopWidth={staff.length > 0 ? '1px' : '0'}
          pt={staff.length > 0 ? '4' : '0'}
        >
          <chakra.p mb="3" color="fg.muted">
            {messages.localSignInHint}
          </chakra.p>
          <Suspense fallback={<SkeletonLines lines={3} height="11" />}>
            <PasswordForm submit={messages.signIn} />
          </Suspense>
        </chakra.section>
      )}
      {password && (
        <chakra.p mt="3">
          {messages.takingPart}{' '}
          <chakra.span color="accent.fg" textDecoration="underline">
            <Link to="/consultations/login">{messages.consultationLogin}</Link>
          </chakra.span>
        </chakra.p>
      )}
    </chakra.div>
  );
}

function ProviderButton({ provider, first }: { provider: Provider; first: boolean }) {
  const begin = () => {
    const returnTo = placeToSend(placeToReturn(), staffReturnTo);
    const query = { ...navigationTenant(), ...(returnTo ? { returnTo } : {}) };
    location.assign(
      addressOf(redirectLogin, { provider: provider.name as StaffProvider, ...query }),
    );
  };
  return (
    <Button
      size="lg"
      w="full"
      variant={first ? 'solid' : 'outline'}
      icon={provider.name === 'azure' ? <LogIn size={20} /> : <KeyRound size={20} />}
      onClick={begin}
    >
      {messages.signInWith(provider.label)}
    </Button>
  );
}
