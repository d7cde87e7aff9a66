import { asLeft, keepAsLeft } from '../../forms/drafts.ts';
import type { Command, CommandKind } from '../../session/command-kind.ts';

const MAX_RECENT_COMMANDS = 8;
const RECENT = 'recent commands';
/** They are the same on every page. */
const EVERYWHERE = '';

interface RecentCommand extends Command {
  kind: string;
  to: string;
}
interface Kept {
  commands: RecentCommand[];
}

const keptCommandsOf = () => asLeft<Kept>(RECENT, EVERYWHERE)?.commands ?? [];

/** What this account chose last in this tab, of the kinds that it may use, the latest first. */
export const recentCommands = (kinds: readonly CommandKind[]): RecentCommand[] =>
  keptCommandsOf().filter(({ kind }) => kinds.some(({ name }) => name === kind));

/** Keeps what leads to an address by itself. */
export function keepRecent(kind: string, { id, label, detail, to }: Command): void {
  if (typeof to !== 'string') return;
  const others = keptCommandsOf().filter((each) => each.kind !== kind || each.id !== id);
  const commands = [{ kind, id, label, detail, to }, ...others].slice(0, MAX_RECENT_COMMANDS);
  keepAsLeft(RECENT, { commands } satisfies Kept, EVERYWHERE);
}
