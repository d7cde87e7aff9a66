import { createServer } from 'node:http';
import { ownAnswerRoutes } from '../../functions/src/consultation/answers/routes.ts';
import { appOf } from '../../functions/src/platform/app.ts';
import { useSessionVerifier } from '../../functions/src/platform/request-session.ts';

// As in bench/search: the cookie simply names the account.
useSessionVerifier(async (cookie) => ({
  uid: decodeURIComponent(cookie),
  authTime: Math.floor(Date.now() / 1000) + 1,
}));

createServer(
  appOf([
    {
      paths: ownAnswerRoutes.map(({ contract }) => contract.path),
      routes: async () => ownAnswerRoutes,
    },
  ]),
).listen({ port: Number(process.env.PORT), host: '127.0.0.1', backlog: 4096 }, () => {
  process.send?.('listening');
});
