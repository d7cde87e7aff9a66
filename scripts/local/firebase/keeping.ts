import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { PROJECT } from '../paths.ts';
import { authServer, type EmulatorApp, hubExport, storageServer } from './tools.ts';

const QUIET_MS = 3_000;

/**
 * Saves what Auth, Firestore and Storage hold to a folder: three seconds after a change of accounts or files, and at
 * the end. The emulators keep everything in memory, so a killed stack would lose its accounts.
 */
export class Keeper {
  readonly #folder: string;
  #changed = false;
  #timer: NodeJS.Timeout | undefined;
  #saving: Promise<void> = Promise.resolve();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    noticeWrites(authServer, () => this.#noteChange());
    noticeWrites(storageServer, () => this.#noteChange());
  }

  /** Folder to start from, or undefined at the first start. */
  latest(): string | undefined {
    return ['current', 'previous']
      .map((name) => path.join(this.#folder, name))
      .find((folder) => existsSync(path.join(folder, 'firebase-export-metadata.json')));
  }

  /** Saves everything once more; resolves when it is on the disk. */
  async finish(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#saving;
    await this.#save();
  }

  #noteChange(): void {
    if (this.#changed) return;
    this.#changed = true;
    this.#timer = setTimeout(() => {
      this.#changed = false;
      this.#saving = this.#saving.then(() => this.#save());
    }, QUIET_MS);
  }

  async #save(): Promise<void> {
    const next = path.join(this.#folder, 'next');
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    try {
      await new hubExport.HubExport(PROJECT, {
        path: next,
        initiatedBy: 'local stack',
      }).exportAll();
    } catch (error) {
      console.error(`The emulators' data could not be kept: ${String(error)}`);
      return;
    }
    const current = path.join(this.#folder, 'current');
    const previous = path.join(this.#folder, 'previous');
    rmSync(previous, { recursive: true, force: true });
    if (existsSync(current)) renameSync(current, previous);
    renameSync(next, current);
  }
}

function noticeWrites(
  server: { createApp: (...args: unknown[]) => Promise<EmulatorApp> },
  note: () => void,
): void {
  const { createApp } = server;
  server.createApp = async (...args) => {
    const app = await createApp(...args);
    app.listen = (port, host) =>
      http
        .createServer((request, response) => {
          if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method ?? ''))
            response.once('finish', note);
          app(request, response);
        })
        .listen(port, host);
    return app;
  };
}
