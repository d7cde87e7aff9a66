import { useState } from 'react';
import { currentTenant } from '../../api/host.ts';

/** A person's preferences for a council's layers on this device: order within groups, and opacities below 1. */
export interface LayerHabits {
  order: string[];
  opacity: Record<string, number>;
  collapsed: string[];
}
const NONE: LayerHabits = { order: [], opacity: {}, collapsed: [] };

/** The preferences on this device for this council, and how to change them; `undefined` clears them all. */
export function useLayerHabits() {
  const name = `layers.${currentTenant() ?? ''}`;
  const [habits, setHabits] = useState(() => readHabits(localStorage.getItem(name)));
  const change = (part: Partial<LayerHabits> | undefined) => {
    const next = part ? { ...habits, ...part } : NONE;
    setHabits(next);
    if (part) localStorage.setItem(name, JSON.stringify(next));
    else localStorage.removeItem(name);
  };
  return [habits, change] as const;
}

/** Parses stored preferences; anything unreadable is ignored. */
export function readHabits(text: string | null): LayerHabits {
  try {
    const { order, opacity, collapsed } = JSON.parse(text ?? '') as Partial<LayerHabits>;
    const faint = Object.entries(opacity ?? {}).filter(
      ([, value]) => typeof value === 'number' && value >= 0 && value < 1,
    );
    return {
      order: names(order),
      opacity: Object.fromEntries(faint),
      collapsed: names(collapsed),
    };
  } catch {
    return NONE;
  }
}

const names = (value: unknown) =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
