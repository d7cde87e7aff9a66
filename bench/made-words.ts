/** The same numbers in every run. */
export function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return (state / 2 ** 31) * below;
  };
}
export type Dice = ReturnType<typeof dice>;

const WORDS =
  'the plan allocates land for new homes and work near stations where flooding is unlikely and schools have places while heritage green belt and habitats are kept'.split(
    ' ',
  );
/** So many words. */
export const said = (next: Dice, count: number) =>
  Array.from({ length: count }, () => WORDS[Math.floor(next(WORDS.length))]).join(' ');

/** The id of a made-up section or block. */
export const blockId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
