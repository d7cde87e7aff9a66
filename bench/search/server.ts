import { createServer } from 'node:http';
import { appOf } from '../../functions/src/platform/app.ts';
import { useSessionVerifier } from '../../functions/src/platform/request-session.ts';
import { siteSearchRoutes } from '../../functions/src/land/site-search/routes.ts';

// Verifying a signed cookie is Google's work and the same for every endpoint: here the cookie simply names the
// account.
useSessionVerifier(async (cookie) => ({
  uid: decodeURIComponent(cookie),
  authTime: Math.floor(Date.now() / 1000) + 1,
}));

createServer(
  appOf([
    {
      paths: siteSearchRoutes.map(({ contract }) => contract.path),
      routes: async () => siteSearchRoutes,
    },
  ]),
).listen(Number(process.env.PORT), '127.0.0.1', () => {
  process.send?.('listening');
});
