import { describe, expect, it } from 'vitest';
import { edgeOf, edgePressed, keptCrop, movedCrop, WHOLE_PICTURE, withEdge } from './crop.ts';

const part = { x: 0.2, y: 0.1, width: 0.5, height: 0.4 };
const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('the part of a picture that is shown', () => {
  it('gets another edge, the opposite one staying', () => {
    expect(withEdge(part, 'left', 0.3)).toEqual({ x: 0.3, y: 0.1, width: 0.4, height: 0.4 });
    expect(withEdge(part, 'right', 0.9)).toEqual({ x: 0.2, y: 0.1, width: 0.7, height: 0.4 });
    expect(withEdge(part, 'top', 0)).toEqual({ x: 0.2, y: 0, width: 0.5, height: 0.5 });
    expect(withEdge(part, 'bottom', 1)).toEqual({ x: 0.2, y: 0.1, width: 0.5, height: 0.9 });
  });

  it('stays within the picture, and never vanishes', () => {
    expect(withEdge(part, 'left', -3).x).toBe(0);
    expect(withEdge(part, 'left', 2)).toMatchObject({ x: 0.65, width: 0.05 });
    expect(withEdge(part, 'bottom', 7)).toMatchObject({ y: 0.1, height: 0.9 });
    expect(movedCrop(part, 9, -9)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.4 });
  });

  it('is moved by keys: arrows a little, with Shift more, Home and End all the way', () => {
    expect(edgePressed(part, 'left', press('ArrowRight'))).toBeCloseTo(0.21);
    expect(edgePressed(part, 'top', press('ArrowUp', true))).toBeCloseTo(0);
    expect(edgePressed(part, 'right', press('PageDown'))).toBeCloseTo(0.8);
    expect(edgePressed(part, 'right', press('End'))).toBe(1);
    expect(edgePressed(part, 'left', press('Home'))).toBe(0);
    expect(edgePressed(part, 'left', press('Tab'))).toBeUndefined();
  });

  it('is not kept where nothing is cut off', () => {
    expect(keptCrop(withEdge({ ...WHOLE_PICTURE, width: 0.5 }, 'right', 1))).toBeNull();
    expect(keptCrop(part)).toEqual(part);
    expect(edgeOf(part, 'bottom')).toBe(0.5);
  });
});
