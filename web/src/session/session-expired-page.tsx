import { chakra } from '@chakra-ui/react';
import { CouncilLogo } from './council-logo.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { signInPathFor } from './account-paths.ts';
import { BarePage } from './bare-page.tsx';
import { sessionMessages as messages } from './messages.ts';
import { placeToReturn } from './storage.ts';

/** 'Session terminated' leads here; typed text is kept until the person has signed in again. */
export default function SessionExpiredPage() {
  return (
    <BarePage
      title={messages.sessionExpired}
      logo={
        <chakra.div mb="6">
          <CouncilLogo />
        </chakra.div>
      }
    >
      <p>{messages.sessionExpiredText}</p>
      <ButtonLink to={signInPathFor(placeToReturn() ?? '/')} size="lg" mt="5">
        {messages.signInAgain}
      </ButtonLink>
    </BarePage>
  );
}
