import http from 'node:http';
import type { FirebaseNews } from './settings.ts';
import { functionsModule, type RuntimeWorker, workerModule } from './tools.ts';

/** Requests now running in a worker, and workers to end after their last one. */
const running = new WeakMap<RuntimeWorker, number>();
const retired = new Set<RuntimeWorker>();

/**
 * Lets one worker serve many requests at once, as production does. Left alone, the emulator starts a new
 * process for each concurrent request: 30 parallel tiles took 34 processes and 5.4 GB.
 */
export function shareWorkers(tell: (news: FirebaseNews) => void): void {
  const pool = workerModule.RuntimeWorkerPool.prototype;
  const { addWorker, exit } = pool;

  pool.getIdleWorker = function (trigger, runtime) {
    this.cleanUpWorkers();
    return this.getTriggerWorkers(trigger, runtime).find(
      ({ state }) => state === 'IDLE' || state === 'BUSY',
    );
  };
  pool.addWorker = function (trigger, ...rest) {
    const worker = addWorker.call(this, trigger, ...rest);
    const { pid } = worker.runtime.process;
    if (trigger && pid) tell({ kind: 'worker', trigger: trigger.id, pid });
    return worker;
  };
  pool.refresh = function () {
    for (const worker of [...this.workers.values()].flat()) retire(worker);
    this.workers.clear();
  };
  pool.exit = function () {
    for (const worker of retired) worker.runtime.process.kill();
    exit.call(this);
  };
  workerModule.RuntimeWorker.prototype.request = runRequest;
  startOncePerTrigger();
}

/** Requests that arrive while a function starts wait for that one start. */
function startOncePerTrigger(): void {
  const functions = functionsModule.FunctionsEmulator.prototype;
  const { startRuntime } = functions;
  const starting = new Map<string, Promise<RuntimeWorker>>();
  functions.startRuntime = function (backend, trigger) {
    const key = trigger?.id ?? '';
    const underWay = starting.get(key);
    if (underWay) return underWay;
    const start = startRuntime.call(this, backend, trigger).finally(() => starting.delete(key));
    starting.set(key, start);
    return start;
  };
}

function retire(worker: RuntimeWorker): void {
  retired.add(worker);
  worker.runtime.process.once('exit', () => retired.delete(worker));
  if (!running.get(worker)) worker.runtime.process.kill();
}

const runRequest: typeof workerModule.RuntimeWorker.prototype.request = function (
  request,
  response,
  body,
) {
  running.set(this, (running.get(this) ?? 0) + 1);
  this.state = 'BUSY';
  return new Promise((resolve) => {
    const finish = (): void => {
      const left = (running.get(this) ?? 1) - 1;
      running.set(this, left);
      if (left === 0 && this.state === 'BUSY') this.state = 'IDLE';
      if (left === 0 && retired.has(this)) this.runtime.process.kill();
      resolve();
    };
    response.once('close', finish);
    const { method, path, headers } = request;
    const timeout = (this.timeoutSeconds ?? 60) * 1000;
    const options = {
      ...this.runtime.conn.httpReqOpts(),
      method,
      path,
      headers,
      timeout,
      agent: false,
    };
    const toWorker = http.request(options, (answer) => {
      response.writeHead(answer.statusCode ?? 200, answer.headers);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    toWorker.on('timeout', () => toWorker.destroy(new Error('the function ran out of time')));
    toWorker.on('error', (error) => {
      this.logger.log('ERROR', `Request to function failed: ${error.message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(503).end();
    });
    if (body) toWorker.write(body);
    toWorker.end();
  });
};
