import { isEnough, type Sketch } from '../draw/sketch.ts';
import { measureMessages as messages } from './messages.ts';

/** The three prompts, in their order. */
export function measurePrompt(sketch: Sketch): string {
  if (sketch.finished) return messages.done;
  if (sketch.points.length === 0) return messages.start;
  return isEnough(sketch) ? messages.finish : messages.goOn;
}
