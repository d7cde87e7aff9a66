/** Words that many readers stumble over, with what says the same (GOV.UK content style guide, words to avoid). */
const PLAINER: readonly (readonly [hard: RegExp, plain: string])[] = [
  [/\bin order to\b/i, 'to'],
  [/\bprior to\b/i, 'before'],
  [/\bsubsequent to\b/i, 'after'],
  [/\butili[sz](?:e|es|ed|ing)\b/i, 'use'],
  [/\bcommenc(?:e|es|ed|ing)\b/i, 'start'],
  [/\bfacilitat(?:e|es|ed|ing)\b/i, 'help'],
  [/\bendeavour(?:s|ed|ing)?\b/i, 'try'],
  [/\bin respect of\b/i, 'about'],
  [/\bwith (?:regard|respect) to\b/i, 'about'],
  [/\bpursuant to\b/i, 'under'],
  [/\bin the event (?:that|of)\b/i, 'if'],
  [/\bat (?:this|the) (?:present|moment in) time\b/i, 'now'],
  [/\bgoing forward\b/i, 'from now on'],
  [/\bdue to the fact that\b/i, 'because'],
  [/\bthe majority of\b/i, 'most'],
  [/\bper annum\b/i, 'a year'],
  [/\bwhilst\b/i, 'while'],
  [/(?<![\w.])i\.?e\.(?=[\s,])/i, 'that is'],
  [/(?<![\w.])e\.?g\.(?=[\s,])/i, 'for example'],
];

/** What of a text could be said in plainer words: as it stands there, and what says the same. */
export const hardWordsIn = (words: string): { hard: string; plain: string }[] =>
  PLAINER.flatMap(([pattern, plain]) => {
    const hard = pattern.exec(words)?.[0];
    return hard === undefined ? [] : [{ hard, plain }];
  });

/** What planners write without a second thought, and residents have never heard. */
const ABBREVIATIONS =
  'AAP|AMR|BNG|CIL|DPD|EIA|FRA|GTAA|HDT|HELAA|HIA|HRA|LDF|LDS|LNRS|LPA|NDSS|NPPF|NPPG|OAN|SANG|SCI|SEA|SFRA|SHLAA|SHMA|SPD|SUDS|TPO';

/** The abbreviations of a text, each once. */
export const abbreviationsIn = (words: string): string[] => [
  ...new Set(words.match(new RegExp(`\\b(?:${ABBREVIATIONS})(?=s?\\b)`, 'g'))),
];

/** Whether a text says what an abbreviation stands for: 'National Planning Policy Framework (NPPF)', or the other way round. */
export const speltOut = (abbreviation: string, words: string): boolean =>
  new RegExp(`\\(${abbreviation}s?\\)|\\b${abbreviation}s? \\([A-Z][a-z]`).test(words);
