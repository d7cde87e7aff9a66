import { config } from '../config.ts';
import { log } from '../log.ts';
import { askClamd } from './clamd.ts';
import { EICAR_NAME, holdsEicar } from './eicar.ts';
import { archiveFault } from './inspect-archive.ts';
import { inspect } from './inspect.ts';
import { scanMessages as messages } from './messages.ts';
import { redrawImage } from './redraw-image.ts';
import { isArchive, sniffType, type AllowedType } from './sniff.ts';

export type Verdict =
  /** With the bytes that may be served: images are re-encoded. */
  | { verdict: 'clean'; bytes: Uint8Array }
  | { verdict: 'quarantined'; reason: string }
  /** No verdict could be reached; try again later. */
  | { verdict: 'unknown'; reason: string };

/**
 * Whether a file is harmless: the built-in inspection, then clamd where one is configured. No error makes a file
 * clean: a failure of ours throws, a scanner that is away gives 'unknown'.
 */
export async function judge(bytes: Buffer, claimed: AllowedType): Promise<Verdict> {
  const problem = await inspect(bytes, claimed);
  if (problem) return { verdict: 'quarantined', reason: problem };
  const served = claimed === 'application/pdf' ? bytes : await redrawImage(bytes, claimed);
  if (!served) return { verdict: 'quarantined', reason: messages.damaged };
  return (await secondOpinion(bytes)) ?? { verdict: 'clean', bytes: served };
}

/**
 * Whether a file may be read by our own readers, which serve nothing of it: tables, e-mails, Word files, letters. No
 * error makes a file clean, as in `judge`. `unread` are entries of an archive that the reader leaves packed: they may be
 * archives themselves.
 */
export async function judgeForReading(bytes: Buffer, unread?: RegExp): Promise<Verdict> {
  const type = sniffType(bytes);
  const problem = holdsEicar(bytes)
    ? messages.virus(EICAR_NAME)
    : type
      ? await inspect(bytes, type)
      : isArchive(bytes)
        ? archiveFault(bytes, unread)
        : undefined;
  if (problem) return { verdict: 'quarantined', reason: problem };
  return (await secondOpinion(bytes)) ?? { verdict: 'clean', bytes };
}

async function secondOpinion(bytes: Buffer): Promise<Verdict | undefined> {
  const { clamd } = config();
  if (!clamd) return undefined;
  try {
    const found = await askClamd(bytes, clamd);
    return found === undefined
      ? undefined
      : { verdict: 'quarantined', reason: messages.virus(found) };
  } catch (error) {
    log.warning('virus scanner away', { error: String(error) });
    return { verdict: 'unknown', reason: messages.scannerAway };
  }
}
