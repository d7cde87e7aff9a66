import { beforeAll } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { takingWord } from './taking-word.ts';
import { wordFile } from './word-file.ts';

/** A council, a Word file, and what begins documents of the council from it. */
export function wordCouncil() {
  useWorld();

  let oak: Council;
  let word: Uint8Array<ArrayBuffer>;

  beforeAll(async () => {
    oak = await newCouncil();
    word = await wordFile();
  }, 120_000);

  return {
    oak: () => oak,
    officer: () => oak.as('officer'),
    word: () => word,
    ...takingWord(
      () => oak,
      () => word,
    ),
  };
}
