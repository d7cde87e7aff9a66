import { afterEach, expect, it } from 'vitest';
import { questionInSight } from './question-in-sight.ts';

afterEach(() => document.body.replaceChildren());

/** Questions one below the other, the first beginning at this height of the window. */
function questionsFrom(top: number): void {
  document.body.innerHTML =
    '<div class="block question" id="q1"></div><div class="block question" id="q2"></div>';
  for (const [at, block] of [...document.querySelectorAll('.block')].entries()) {
    const y = top + at * 500;
    block.getBoundingClientRect = () => new DOMRect(0, y, 300, 500);
  }
}

it('names the question that somebody reads who looks up to the header', () => {
  questionsFrom(100);
  expect(questionInSight()).toBe('#q1');
  questionsFrom(-300);
  expect(questionInSight()).toBe('#q2');
  // Most of the window is the first one's.
  questionsFrom(-50);
  expect(questionInSight()).toBe('#q1');
  questionsFrom(-2000);
  expect(questionInSight()).toBeUndefined();
});
