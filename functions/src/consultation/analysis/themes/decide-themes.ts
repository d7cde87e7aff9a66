import type { Actor } from '../../../platform/actor.ts';
import { checkVersion } from '../../../platform/check-version.ts';
import { changed } from '../../../platform/changed.ts';
import type { OutputOf, ParsedOf } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import type { decideTheme, getTheme, mergeTheme, Theme } from '../contract/themes.ts';
import { analysisMessages as messages } from '../messages.ts';
import { isAsDecided } from '../is-as-decided.ts';
import {
  findPassages,
  representationsOfThemes,
  findThemesOf,
  holdTheme,
  movePassages,
} from '../queries/themes.ts';
import { writeDecision } from '../queries/proposals.ts';

type HeldTheme = Awaited<ReturnType<typeof holdOpen>>;

/** Tables and counts of representations show their themes. */
const shown = { entity: 'representation' } as const;

async function requireTheme(tx: Tx, id: number): Promise<Theme> {
  const [found] = await findThemesOf(tx, { id });
  if (!found) throw new AppError('not-found');
  return found;
}

/** A theme with some of its passages. Throws not-found. */
export async function openTheme(
  tx: Tx,
  { id, ...page }: ParsedOf<typeof getTheme>,
): Promise<OutputOf<typeof getTheme>> {
  const theme = await requireTheme(tx, id);
  const { passages, total } = await findPassages(tx, id, page);
  return {
    theme,
    total,
    passages: passages.map(({ representationId, representee, start, length, plain, isSame }) => ({
      representationId,
      representee,
      text: isSame ? plain.slice(start, start + length) : null,
    })),
  };
}

/** Signs off, refuses or renames a theme. Throws not-found and changed-meanwhile. */
export async function decideOn(
  tx: Tx,
  actor: Actor,
  { id, row_version, ...decided }: ParsedOf<typeof decideTheme>,
): Promise<Theme> {
  const held = await holdOpen(tx, id);
  if (isAsDecided(held, decided)) return requireTheme(tx, id);
  checkAsRead(row_version, held);
  await writeDecision(tx, 'themes', id, decided, actor.accountId);
  await changed(tx, actor, {
    of: shown,
    ids: await representationsOfThemes(tx, [id]),
    kind: 'updated',
  });
  return requireTheme(tx, id);
}

/** Moves a theme's passages to another one. Throws not-found, changed-meanwhile, and payload-invalid. */
export async function mergeInto(
  tx: Tx,
  actor: Actor,
  { id, into, row_version }: ParsedOf<typeof mergeTheme>,
): Promise<Theme> {
  // In the order of their ids, whichever goes into which.
  if (into < id) await holdTheme(tx, into);
  const held = await holdOpen(tx, id);
  checkAsRead(row_version, held);
  const other = id === into ? undefined : await holdTheme(tx, into);
  if (!other || other.state === 'merged' || other.consultation_id !== held.consultation_id)
    throw invalidField('into', messages.unknownTheme);
  const ids = await representationsOfThemes(tx, [id, into]);
  await movePassages(tx, id, into, actor.accountId);
  await changed(tx, actor, { of: shown, ids, kind: 'updated' });
  return requireTheme(tx, into);
}

/** A theme that was merged is no more. */
async function holdOpen(tx: Tx, id: number) {
  const held = await holdTheme(tx, id);
  if (!held || held.state === 'merged') throw new AppError('not-found');
  return held;
}

const checkAsRead = (read: number, { row_version, name, state }: HeldTheme): void =>
  checkVersion(read, row_version, { name, state });
