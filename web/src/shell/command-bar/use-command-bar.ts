import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { Command } from '../../session/command-kind.ts';
import { commandBarMessages as messages } from './messages.ts';
import { keepRecent, recentCommands } from './recent-commands.ts';
import { useCommandUser } from './use-command-user.ts';
import { type CommandGroup, useFoundCommands } from './use-found-commands.ts';

/** A longer query is cut: nothing is found by more of it. */
const MAX_QUERY = 200;

/** A command as it stands in the list. */
export interface ListedCommand {
  key: string;
  kind: string;
  command: Command;
}

/** The commands under one heading. */
export interface CommandSection {
  label: string;
  listed: ListedCommand[];
}

/** What is typed into the bar and found for it, and what choosing does. */
export function useCommandBar(close: () => void) {
  const { user, kinds } = useCommandUser();
  const [typed, setTyped] = useState('');
  const recent = useMemo(() => recentCommands(kinds), [kinds]);
  const query = typed.trim().slice(0, MAX_QUERY);
  const { groups, retry } = useFoundCommands(kinds, user, query);
  const { open, isOpening } = useOpenCommand(close);
  const found = groups.map(sectionOf);
  const sections = (
    query === ''
      ? [recentSection(recent.filter((each) => mayStillOpen(groups, each))), ...found]
      : found
  ).filter(({ listed }) => listed.length > 0);
  const first = query === '' ? sections[0]?.listed[0] : firstSettled(groups);
  const isLooking = groups.some((group) => group.isLooking);

  // Enter before the answers: the first of them is opened as soon as it is known which that is.
  const [awaited, setAwaited] = useState<{ query: string; inNewTab: boolean }>();
  const isAwaited = awaited?.query === query;
  useEffect(() => {
    if (!isAwaited || (isLooking && !first)) return;
    setAwaited(undefined);
    if (first) void open(first, awaited.inNewTab);
    // What is opened is what the answers give, not what somebody does meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isAwaited, isLooking, first?.key]);

  return {
    typed,
    query,
    type: setTyped,
    sections,
    first,
    isLooking: isLooking || isOpening,
    looking: groups.filter((group) => group.isLooking && group.commands.length === 0),
    failed: groups.filter(({ error }) => error !== undefined),
    isNothing:
      query !== '' &&
      groups.every(
        ({ kind, commands, isLooking: looks, error }) =>
          kind.isSearch || (!looks && error === undefined && commands.length === 0),
      ),
    retry,
    open: (listed: ListedCommand | undefined, inNewTab: boolean) => {
      if (listed) void open(listed, inNewTab);
      else if (isLooking) setAwaited({ query, inNewTab });
    },
  };
}

function sectionOf({ kind, commands }: CommandGroup): CommandSection {
  const listed = commands.map((command) => ({
    key: `${kind.name} ${command.id}`,
    kind: kind.name,
    command,
  }));
  return { label: kind.label, listed };
}

const recentSection = (recent: ReturnType<typeof recentCommands>): CommandSection => ({
  label: messages.recent,
  listed: recent.map(({ kind, ...command }) => ({
    key: `recent ${kind} ${command.id}`,
    kind,
    command,
  })),
});

/** Whether a page that was opened before is still among those that this person may open. */
function mayStillOpen(
  groups: readonly CommandGroup[],
  { kind, id }: ReturnType<typeof recentCommands>[number],
): boolean {
  const group = groups.find((each) => each.kind.name === kind);
  if (!group?.kind.isAtOnce || group.kind.isSearch || group.isLooking) return true;
  return group.commands.some((command) => command.id === id);
}

/** The first of all, once nothing can come before it any more. */
function firstSettled(groups: readonly CommandGroup[]): ListedCommand | undefined {
  const at = groups.findIndex(({ isLooking, commands }) => isLooking || commands.length > 0);
  const group = groups[at];
  return group && !group.isLooking ? sectionOf(group).listed[0] : undefined;
}

function useOpenCommand(close: () => void) {
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  const open = async ({ kind, command }: ListedCommand, inNewTab: boolean) => {
    const { to, act } = command;
    keepRecent(kind, command);
    if (act) {
      // The page behind takes the focus only once the bar is gone.
      await Promise.resolve();
      flushSync(close);
      return act();
    }
    setOpening(true);
    const address = typeof to === 'function' ? await to() : to;
    // Closed meanwhile, it leads nowhere.
    if (!isThere.current || address === undefined) return;
    setOpening(false);
    if (inNewTab) return void window.open(address, '_blank', 'noopener');
    close();
    void navigate(address);
  };
  return { open, isOpening };
}
