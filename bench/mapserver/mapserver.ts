import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { schemaOf } from '../../functions/src/council/tenants/create.ts';
import { answering, ended, type Server } from '../tiles/tiles-server.ts';
import type { AskedTile } from '../tiles/tiles-to-ask.ts';
import { startedBy } from './started-by.ts';

const processes = 4;
const programs = { mapserv: '/usr/lib/cgi-bin/mapserv', lighttpd: '/usr/sbin/lighttpd' };

/** Why MapServer cannot be measured here, or undefined. */
export function missingForMapServer(): string | undefined {
  const missing = Object.entries({ ...programs, mapserv: mapservPath() })
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);
  return missing.length === 0
    ? undefined
    : `${missing.join(' and ')} not installed (Debian: cgi-mapserver, lighttpd)`;
}

function mapservPath(): string {
  return (
    ['/usr/lib/cgi-bin/mapserv', '/usr/bin/mapserv'].find((file) => existsSync(file)) ??
    programs.mapserv
  );
}

/** MapServer's MVT of the same rows: four FastCGI processes behind lighttpd. */
export async function serveMapServer(
  port: number,
  ownerUrl: string,
  councils: readonly string[],
): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'placemaker-mapserver-'));
  execFileSync('chmod', ['755', folder]);
  const mapFile = path.join(folder, 'sites.map');
  writeFileSync(mapFile, mapOf(ownerUrl, councils));
  writeFileSync(
    path.join(folder, 'mapserver.conf'),
    `CONFIG\n  ENV\n    MS_MAPFILE "${mapFile}"\n    MS_MAP_PATTERN ".*"\n  END\nEND\n`,
  );
  const settings = path.join(folder, 'lighttpd.conf');
  writeFileSync(settings, lighttpdOf(folder, port));
  const child = spawn(programs.lighttpd, ['-D', '-f', settings], {
    stdio: 'ignore',
    detached: true,
  });
  await answering(port);
  return { port, pid: child.pid!, stop: () => stopped(child) };
}

/** Ends lighttpd and the `mapserv` processes that it started. */
async function stopped(child: ChildProcess): Promise<void> {
  const started = startedBy(child.pid!);
  await ended(child, -child.pid!);
  for (const pid of started) endIfRunning(pid);
}

function endIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The address of a tile, as lighttpd passes it on. */
export function mapServerPath({ council, z, x, y }: AskedTile): string {
  const layer = council.replace('-', '');
  return `/mvt?mode=tile&tilemode=gmap&tile=${x}+${y}+${z}&layers=${layer}&map.imagetype=mvt`;
}

function mapOf(ownerUrl: string, councils: readonly string[]): string {
  const { hostname, port, pathname } = new URL(ownerUrl);
  const connection = `host=${hostname} port=${port} dbname=${pathname.slice(1)} user=postgres options='-c search_path=extensions'`;
  const layers = councils.map(
    (council) => `
  LAYER
    NAME "${council.replace('-', '')}"
    TYPE POLYGON
    STATUS ON
    CONNECTIONTYPE POSTGIS
    CONNECTION "${connection}"
    DATA "geom FROM (SELECT id, site_name, assessment_status, size_ha::float8 AS size_ha, geometry_3857 AS geom FROM ${schemaOf(council)}.sites WHERE NOT is_deleted) AS t USING UNIQUE id USING SRID=3857"
    PROCESSING "CLOSE_CONNECTION=DEFER"
    PROJECTION "init=epsg:3857" END
    METADATA
      "gml_include_items" "id,site_name,assessment_status,size_ha"
      "gml_types" "auto"
    END
  END`,
  );
  return `MAP
  NAME "sites"
  SIZE 512 512
  EXTENT -20037508 -20037508 20037508 20037508
  UNITS METERS
  PROJECTION "init=epsg:3857" END
  OUTPUTFORMAT
    NAME "mvt"
    DRIVER "MVT"
    MIMETYPE "application/x-protobuf"
    FORMATOPTION "EXTENT=4096"
    FORMATOPTION "EDGE_BUFFER=64"
  END${layers.join('')}
END
`;
}

function lighttpdOf(folder: string, port: number): string {
  return `server.modules = ("mod_fastcgi")
server.document-root = "${folder}"
server.bind = "127.0.0.1"
server.port = ${port}
fastcgi.server = ("/mvt" => ((
  "socket" => "${folder}/mapserv.socket",
  "bin-path" => "${mapservPath()}",
  "check-local" => "disable",
  "max-procs" => ${processes},
  "bin-environment" => (
    "MAPSERVER_CONFIG_FILE" => "${folder}/mapserver.conf"
  )
)))
`;
}
