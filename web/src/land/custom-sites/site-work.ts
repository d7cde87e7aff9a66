import { draftOf, dropDraft, keepDraft } from '../../forms/drafts.ts';
import type { Point } from '../../map/draw/national-grid.ts';
import type { Sketch } from '../../map/draw/sketch.ts';

const FORM = 'draw-site';
/** The key of the name form, which keeps typed text by itself. */
export const NAME_FORM = 'site-name';

/** What was drawn and typed for a site that has not been sent yet. */
export interface SiteWork {
  sketch: Sketch;
  /** The name was being asked for. */
  naming: boolean;
  /** Pasted text, if the site comes from that. */
  text: string;
}

/** Kept in this tab, so that a reload or an ended session loses nothing. */
export function keepWork(work: Partial<SiteWork>): void {
  const kept = { ...draftOf<SiteWork>(FORM), ...work };
  if (kept.naming || isWork(kept)) keepDraft(FORM, kept);
  else dropDraft(FORM);
}

/** Deletes it, together with the name typed for it. */
export function dropWork(): void {
  dropDraft(FORM);
  dropDraft(NAME_FORM);
}

/** The kept work; anything unreadable counts as none. */
export function keptWork(): Partial<SiteWork> {
  const work = draftOf<SiteWork>(FORM) ?? {};
  const { sketch, ...typed } = work;
  return isSketch(sketch) ? { ...typed, sketch } : typed;
}

/** Whether there is anything worth restoring. */
export const hasWork = (): boolean => isWork(keptWork());

const isWork = ({ sketch, text }: Partial<SiteWork>) =>
  (sketch?.points?.length ?? 0) > 0 || Boolean(text);

function isSketch(value: unknown): value is Sketch {
  const { kind, points } = (value ?? {}) as Partial<Sketch>;
  return kind === 'polygon' && Array.isArray(points) && points.every(isPoint);
}

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);
