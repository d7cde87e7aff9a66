import { seededRandom } from '../../emulator-data/random.ts';

const TEXTS = 10_000;
const LETTERS = 20;
const WORDS = 4000;

/** 10,000 texts of 150 to 350 made-up words: half by themselves, half of 20 letters to which people added. */
export function madeTexts(): { id: number; text: string }[] {
  const random = seededRandom('near-identical texts');
  const word = () =>
    Array.from({ length: random.whole(3, 9) }, () =>
      String.fromCharCode(random.whole(97, 122)),
    ).join('');
  const words = Array.from({ length: WORDS }, word);
  const said = (count: number) =>
    Array.from({ length: count }, () => words[random.whole(0, WORDS - 1)]).join(' ');
  const letters = Array.from({ length: LETTERS }, () => said(250));
  return Array.from({ length: TEXTS }, (_, at) => ({
    id: at + 1,
    text:
      at % 2 === 0
        ? said(random.whole(150, 350))
        : `${letters[at % LETTERS]} ${said(random.whole(0, 80))}`,
  }));
}
