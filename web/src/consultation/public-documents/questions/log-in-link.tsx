import { logInFrom } from '@contract/council/ground/people/log-in-address.ts';
import { rememberPlace } from '../../../session/storage.ts';
import { answeringMessages as messages } from './messages.ts';

/** Leads to the log in, and back to this question from there. */
export const LogInLink = ({ at }: { at: string }) => (
  <a
    className="log-in-link"
    // Also where it is opened in another tab, which has nothing remembered.
    href={logInFrom(at)}
    onClick={() => rememberPlace(`${location.pathname}${location.search}#${at}`)}
  >
    {messages.logIn}
  </a>
);
