import { rememberPlace } from '../../../session/storage.ts';
import { answeringMessages as messages } from './messages.ts';

/** Leads to the log in, and back to this question from there. */
export const LogInLink = ({ at }: { at?: string }) => (
  <a
    className="log-in-link"
    href="/consultations/login"
    onClick={() =>
      rememberPlace(location.pathname + location.search + (at ? `#${at}` : location.hash))
    }
  >
    {messages.logIn}
  </a>
);
