export type ToastKind = 'success' | 'danger' | 'warning' | 'info';

export interface Toast {
  id: number;
  kind: ToastKind;
  title: string;
  text?: string | undefined;
  /** Where to see what it tells of. */
  link?: { label: string; to: string } | undefined;
  /** The toast's button, usually 'Undo'. */
  action?: { label: string; run: () => void } | undefined;
}

const SHOWN_FOR_MS = 6000;
const MAX_SHOWN = 4;

let toasts: Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a message at the bottom right; failures stay until they are closed. Gives its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const same = toasts.find((each) => each.title === toast.title && each.text === toast.text);
  if (same) dismissToast(same.id);
  const id = nextId++;
  change([...toasts, { ...toast, id }].slice(-MAX_SHOWN));
  if (toast.kind !== 'danger') resumeToast(id);
  return id;
}

export function dismissToast(id: number): void {
  pauseToast(id);
  change(toasts.filter((toast) => toast.id !== id));
}

/** Removes a toast's button; the text stays for its time. */
export function withdrawAction(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, action: undefined } : toast)));
}

/** Has messages shown above what has just opened, and outlive what has just closed. */
export const raiseToasts = () => change([...toasts]);

/** A toast that is hovered or focused does not disappear. */
export function pauseToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function resumeToast(id: number): void {
  pauseToast(id);
  timers.set(
    id,
    setTimeout(() => dismissToast(id), SHOWN_FOR_MS),
  );
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = () => toasts;

function change(next: Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
