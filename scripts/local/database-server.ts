/**
 * The embedded database as a process of its own: `database-server.ts <folder or "memory"> <port> [role]`. Sends its
 * parent `{ port }` once it listens; ends with its parent. With a role, clients connect as that role.
 */
import { openCluster } from './cluster.ts';
import { lockFolder } from './lock.ts';
import { serveDatabase } from './socket-server.ts';

const [dataDir, port, role] = process.argv.slice(2);
if (!dataDir || !port)
  throw new Error('Usage: database-server.ts <folder or "memory"> <port> [role]');
if (dataDir !== 'memory') lockFolder(dataDir);

const database = await openCluster(dataDir);
if (role) await database.exec(`set session authorization ${role}; set search_path = ''`);
const server = await serveDatabase(database, Number(port));
process.send?.({ port: server.port });

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await server.close();
  await database.close();
  process.exit(0);
}
process.on('disconnect', () => void stop());
process.on('SIGTERM', () => void stop());
// Ctrl+C reaches the whole process group; the parent says when it is our turn.
process.on('SIGINT', () => undefined);
