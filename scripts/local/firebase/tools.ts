import type { ChildProcess } from 'node:child_process';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

/**
 * The internals of firebase-tools 15.34.2 that the local stack uses. The version is pinned exactly; a new one means
 * rereading these few places.
 */
const load = createRequire(import.meta.url);

export interface RuntimeWorker {
  triggerKey: string;
  state: 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED';
  timeoutSeconds?: number;
  runtime: { process: ChildProcess; conn: { httpReqOpts: () => object } };
  logger: { log: (level: string, text: string) => void };
}

export interface WorkerPool {
  workers: Map<string, RuntimeWorker[]>;
  cleanUpWorkers: () => void;
  getTriggerWorkers: (trigger: string | undefined, runtime?: string) => RuntimeWorker[];
  getIdleWorker: (trigger: string | undefined, runtime?: string) => RuntimeWorker | undefined;
  addWorker: (trigger: { id: string } | undefined, ...rest: unknown[]) => RuntimeWorker;
  refresh: () => void;
  exit: () => void;
}

export interface WorkerRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
}

interface WorkerModule {
  RuntimeWorker: {
    prototype: {
      request: (
        this: RuntimeWorker,
        request: WorkerRequest,
        response: ServerResponse,
        body?: unknown,
      ) => Promise<void>;
    };
  };
  RuntimeWorkerPool: { prototype: WorkerPool };
}

export interface FunctionsEmulator {
  triggers: Record<string, { def: { name: string; schedule?: unknown } }>;
  startRuntime: (backend: unknown, trigger?: { id: string }) => Promise<RuntimeWorker>;
}

/** An Express application, as the Auth and Storage emulators create theirs. */
export type EmulatorApp = RequestListener & { listen: (port: number, host: string) => Server };

interface Options {
  cwd: string;
  project: string;
  projectId: string;
  nonInteractive: boolean;
  only: string;
  config?: Config;
  rc?: unknown;
  import?: string;
}

interface HostingHeader {
  source: string;
  headers: { key: string; value: string }[];
}

export interface Config {
  projectDir: string;
  src: {
    emulators: Record<string, { port?: number; host?: string; websocketPort?: number }>;
    functions: { source: string }[];
    hosting: { rewrites: object[]; headers: HostingHeader[] };
  };
}

export const workerModule = load(
  'firebase-tools/lib/emulator/functionsRuntimeWorker',
) as WorkerModule;

export const functionsModule = load('firebase-tools/lib/emulator/functionsEmulator') as {
  FunctionsEmulator: { prototype: FunctionsEmulator };
};

export const authServer = load('firebase-tools/lib/emulator/auth/server') as {
  createApp: (...args: unknown[]) => Promise<EmulatorApp>;
};

export const storageServer = load('firebase-tools/lib/emulator/storage/server') as {
  createApp: (...args: unknown[]) => Promise<EmulatorApp>;
};

export const rulesRuntime = load('firebase-tools/lib/emulator/storage/rules/runtime') as {
  StorageRulesRuntime: {
    prototype: {
      start: () => Promise<void>;
      stop: () => Promise<void>;
      loadRuleset: () => Promise<object>;
    };
  };
};

type ProxyHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => Promise<unknown>;

export const proxyModule = load('firebase-tools/lib/hosting/proxy') as {
  proxyRequestHandler: (url: string, name: string, options?: object) => ProxyHandler;
};

export const controller = load('firebase-tools/lib/emulator/controller') as {
  startAll: (options: Options, showUi: boolean) => Promise<unknown>;
  cleanShutdown: () => Promise<void>;
};

export const registry = load('firebase-tools/lib/emulator/registry') as {
  EmulatorRegistry: { get: (name: string) => object | undefined };
};

export const downloadable = load('firebase-tools/lib/emulator/downloadableEmulators') as {
  start: (name: string, ...rest: unknown[]) => Promise<void>;
  get: (name: string) => { instance?: ChildProcess };
};

export const hubExport = load('firebase-tools/lib/emulator/hubExport') as {
  HubExport: new (
    project: string,
    options: { path: string; initiatedBy: string; targets?: string[] },
  ) => {
    exportAll: () => Promise<void>;
  };
};

export const configModule = load('firebase-tools/lib/config') as {
  Config: { load: (options: { cwd: string; configPath: string }) => Config };
};

export const rcModule = load('firebase-tools/lib/rc') as {
  loadRC: (options: { cwd: string }) => unknown;
};

export const loggerModule = load('firebase-tools/lib/logger') as {
  logger: { add: (transport: unknown) => void };
  useConsoleLoggers: () => void;
};

interface PubsubMessage {
  id: string;
  ack: () => void;
  nack: () => void;
}

interface PubsubSubscription {
  close: () => Promise<void>;
  on: (event: 'error', hear: (error: Error) => void) => void;
}

export interface PubsubEmulator {
  args: { projectId: string };
  subscriptionForTopic: Map<string, PubsubSubscription>;
  maybeCreateTopicAndSub: (topic: string) => Promise<PubsubSubscription>;
  triggersForTopic: Map<string, { triggerKey: string }[]>;
  client: { post: (path: string, body: unknown, options: object) => Promise<unknown> };
  ensureFunctionsClient: () => void;
  createCloudEventRequestBody: (topic: string, message: PubsubMessage) => object;
  onMessage: (topic: string, message: PubsubMessage) => Promise<void>;
}

export const pubsubModule = load('firebase-tools/lib/emulator/pubsubEmulator') as {
  PubsubEmulator: { prototype: PubsubEmulator };
};
