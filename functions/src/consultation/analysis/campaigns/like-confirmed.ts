import { ALIKE, type ComparedText, MIN_WORDS } from './group-alike.ts';
import { comparedWords, likeness, shinglesOf } from './shingles.ts';

/** What the letters of a confirmed campaign are compared with. */
export interface ConfirmedText {
  campaign: number;
  text: string;
}

/** A letter that looks like those of a confirmed campaign. */
export interface Addition {
  campaign: number;
  id: number;
  similarity: number;
}

/** Which of these texts look like a confirmed campaign, each with the one it is most like; `apart`: not with these. */
export function likeConfirmed(
  confirmed: readonly ConfirmedText[],
  texts: readonly ComparedText[],
  apart: readonly { id: number; campaign: number }[],
): Addition[] {
  const leaders = confirmed.map(({ campaign, text }) => ({
    campaign,
    shingles: shinglesOf(comparedWords(text)),
  }));
  const not = new Set(apart.map(({ id, campaign }) => `${id} ${campaign}`));
  if (leaders.length === 0) return [];
  return texts.flatMap(({ id, text }) => {
    const words = comparedWords(text);
    if (words.length < MIN_WORDS) return [];
    const shingles = shinglesOf(words);
    const [nearest] = leaders
      .filter(({ campaign }) => !not.has(`${id} ${campaign}`))
      .map((leader) => ({
        campaign: leader.campaign,
        id,
        similarity: likeness(leader.shingles, shingles),
      }))
      .filter(({ similarity }) => similarity >= ALIKE)
      .toSorted((a, b) => b.similarity - a.similarity);
    return nearest ?? [];
  });
}
