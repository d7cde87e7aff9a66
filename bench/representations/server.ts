import { createServer } from 'node:http';
import { appOf } from '../../functions/src/platform/app.ts';
import { useSessionVerifier } from '../../functions/src/platform/request-session.ts';
import { representationRoutes } from '../../functions/src/consultation/representations/routes.ts';

// As in bench/search: the cookie simply names the account.
useSessionVerifier(async (cookie) => ({
  uid: decodeURIComponent(cookie),
  authTime: Math.floor(Date.now() / 1000) + 1,
}));

createServer(
  appOf([
    {
      paths: representationRoutes.map(({ contract }) => contract.path),
      routes: async () => representationRoutes,
    },
  ]),
).listen(Number(process.env.PORT), '127.0.0.1', () => {
  process.send?.('listening');
});
