import { rulesRuntime } from './tools.ts';

const noIssues = { errors: [], warnings: [], all: [], exist: () => false };

/**
 * Answers every question to the Storage rules with no, exactly as storage.rules does. The real rules runtime is a
 * separate download that nothing else needs; the admin SDK never asks.
 */
export function refuseStorageClients(): void {
  const runtime = rulesRuntime.StorageRulesRuntime.prototype;
  runtime.start = async () => undefined;
  runtime.stop = async () => undefined;
  runtime.loadRuleset = async () => ({
    issues: noIssues,
    ruleset: { verify: async () => ({ permitted: false, issues: noIssues }) },
  });
}
