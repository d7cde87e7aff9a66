import { loadPlaces } from './gazetteer/load.ts';
import { withOwner } from './seed/owner.ts';
import { useLocalStackByDefault } from './tenant/environment.ts';

/** `npm run gazetteer`: imports places of Great Britain from open data, for the place search of every council. */
const USAGE = `npm run gazetteer -- <folder or file.csv> …

  OS Open Names (CSV) or Code-Point Open (CSV), unpacked. Replaces what the same product gave before.`;

const given = process.argv.slice(2);
useLocalStackByDefault();
try {
  if (given.length === 0) throw new Error(USAGE);
  const { source, places, districts, unread } = await withOwner(({ client }) =>
    loadPlaces(client, given),
  );
  console.log(`${places} places and ${districts} postcode districts from ${source}`);
  if (unread > 0) console.log(`${unread} rows could not be read`);
} catch (error) {
  const refused = String(error).includes('ECONNREFUSED');
  console.error(refused ? 'The database does not answer: npm start' : (error as Error).message);
  process.exitCode = 1;
}
