import type { Tx } from '../../../platform/db.ts';
import { publicTexts } from '../queries/texts.ts';
import { holdThemes, replaceProposedThemes, unnameOutrunThemes } from '../queries/themes.ts';
import { findThemes } from './find-themes.ts';

/** Proposes the themes of a consultation anew; what officers decided stays. Gives how many were found. */
export async function proposeThemes(
  tx: Tx,
  consultationId: number,
  count: number | undefined,
): Promise<number> {
  const texts = await publicTexts(tx, consultationId);
  const themes = findThemes(texts, count);
  const digests = new Map(texts.map(({ id, digest }) => [id, digest]));
  // Finding took a while: words redacted meanwhile name no theme.
  await holdThemes(tx, consultationId, themes);
  await replaceProposedThemes(tx, consultationId, themes, digests);
  await unnameOutrunThemes(tx, consultationId, texts);
  return themes.length;
}
