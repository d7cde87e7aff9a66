import { AppError } from '../../platform/errors.ts';
import { layoutPresetMessages as messages } from './messages.ts';

const MAX_LAYOUT_BYTES = 100_000;

/** Throws payload-too-large for a layout that no page could have drawn. */
export function refuseLargeLayout(layout: object | null): void {
  if (JSON.stringify(layout).length > MAX_LAYOUT_BYTES)
    throw new AppError('payload-too-large', { fields: { layout: messages.tooLarge } });
}
