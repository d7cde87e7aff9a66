import { useEffect, useRef, useState } from 'react';
import { currentTenant } from '../../api/host.ts';
import { queryClient } from '../../api/query-client.ts';
import type { Command, CommandKind, CommandUser } from '../../session/command-kind.ts';

/** How long typing must pause before the server is asked, in ms. */
const PAUSE_MS = 150;

interface Answer {
  query: string;
  commands: Command[];
  error?: unknown;
}

/** What one kind has for the typed text. */
export interface CommandGroup {
  kind: CommandKind;
  /** Until the answer comes, that to the text before. */
  commands: Command[];
  isLooking: boolean;
  /** Why it could not be asked. */
  error?: unknown;
}

/** Asks each kind by itself what it has for the typed text; an answer to an earlier text is never taken. */
export function useFoundCommands(
  kinds: readonly CommandKind[],
  user: CommandUser,
  query: string,
): { groups: CommandGroup[]; retry: (kind: CommandKind) => void } {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const asking = useRef(new AbortController());
  const isEnough = query.length > 1 || /\d/.test(query);
  const asked = kinds.filter(({ isAtOnce }) => isAtOnce || isEnough);

  const ask = async (kind: CommandKind) => {
    const { signal } = asking.current;
    const answer = await answerOf(kind, query, user, signal);
    if (!signal.aborted) setAnswers((before) => ({ ...before, [kind.name]: answer }));
  };
  useEffect(() => {
    const round = (asking.current = new AbortController());
    if (!isEnough) setAnswers({});
    const later = setTimeout(() => {
      for (const kind of asked) if (!kind.isAtOnce) void ask(kind);
    }, PAUSE_MS);
    for (const kind of asked) if (kind.isAtOnce) void ask(kind);
    return () => {
      clearTimeout(later);
      round.abort();
    };
    // Who asks, and so what is asked, changes with the kinds.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [query, kinds]);

  const groups = asked.map((kind): CommandGroup => {
    const answer = answers[kind.name];
    const isLooking = answer?.query !== query;
    return {
      kind,
      commands: answer?.commands ?? [],
      isLooking,
      error: isLooking ? undefined : answer.error,
    };
  });
  const retry = (kind: CommandKind) => {
    setAnswers(({ [kind.name]: _failed, ...others }) => others);
    void ask(kind);
  };
  return { groups, retry };
}

async function answerOf(
  kind: CommandKind,
  query: string,
  user: CommandUser,
  stopped: AbortSignal,
): Promise<Answer> {
  const queryKey = ['commands', kind.name, currentTenant(), query];
  const stop = () => void queryClient.cancelQueries({ queryKey, exact: true });
  stopped.addEventListener('abort', stop, { once: true });
  try {
    if (kind.isAtOnce) return { query, commands: await kind.find(query, stopped, user) };
    const queryFn = ({ signal }: { signal: AbortSignal }) => kind.find(query, signal, user);
    return { query, commands: await queryClient.fetchQuery({ queryKey, queryFn }) };
  } catch (error) {
    return { query, commands: [], error };
  } finally {
    stopped.removeEventListener('abort', stop);
  }
}
