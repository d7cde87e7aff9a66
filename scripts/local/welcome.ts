import type { Stack } from './stack.ts';

const COUNCILS = ['newcastle', 'southwark', 'northbridge'];

/** Prints where to go, whom to sign in as, which services run and where the data is. */
export function printWelcome({ origin, ports, database }: Stack, data: string): void {
  const { port } = new URL(origin);
  const lines = [
    '',
    `  Open        ${origin}`,
    ...COUNCILS.map((council) => `              http://${council}.localhost:${port}`),
    '  Sign in as  admin@<council>.test, officer@<council>.test, viewer@<council>.test',
    '              resident@<council>.test, agent@<council>.test, unverified@<council>.test',
    '  Password    Passw0rd!',
    `  Emails      ${origin}/__mail`,
    `  API         ${origin}/api/v1/docs`,
    `  Emulators   Auth ${ports.auth}, Functions ${ports.functions}, Firestore ${ports.firestore}, Hosting ${ports.hosting},`,
    `              Pub/Sub ${ports.pubsub}, Storage ${ports.storage}`,
    `  Database    ${database ? `embedded PostgreSQL with PostGIS on port ${ports.database}` : 'the one of DATABASE_URL'}`,
    `  Data        ${data === 'memory' ? 'in memory, gone at the end' : data}`,
    '',
    '  Ctrl+C stops everything.',
    '',
  ];
  console.log(lines.join('\n'));
}
