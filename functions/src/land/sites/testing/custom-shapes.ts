import { expect } from 'vitest';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { readCustomShapes } from '../contract.ts';

export type Content = string | Uint8Array<ArrayBuffer>;

/** Sends a file to have its shapes read, as one person of the council. */
export function uploadShapes(
  council: Council,
  content: Content,
  who: 'officer' | 'viewer' | 'signed-out' = 'officer',
) {
  const raw = new FormData();
  raw.append('file', new Blob([content]), 'shapes.bin');
  return council.as(who).post('/site/custom/shapes', { raw });
}

/** The shapes and the notes of an answer, which must be good. */
export function shapesIn(answer: { status: number; body: unknown }) {
  expect(answer).toMatchObject({ status: 200 });
  return answerOf(readCustomShapes, answer);
}
