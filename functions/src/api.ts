import { appOf } from './platform/app.ts';
import { useSessionVerifier } from './platform/request-session.ts';
import { serveMailbox } from './platform/mail/mailbox-page.ts';
import { features } from './routes.ts';
import { serveSignInNavigation } from './council/session/navigation.ts';
import { verifySession } from './council/session/verify.ts';
import { serveDocs } from './council/system/docs.ts';

const BASE = '/api/v1';

useSessionVerifier(verifySession);

/** The Express app behind the function `api`. */
export const apiApp = appOf(features, BASE, (app) => {
  serveDocs(app, BASE);
  serveSignInNavigation(app, BASE);
  serveMailbox(app);
});
