import {
  SETTINGS_COLLECTION,
  SETTINGS_ITEM,
  settingsFault,
} from '../ground/settings/council-settings.ts';
import { ContentError } from './content-error.ts';

/** The id of a new item; the council's settings are one item, so another id there is INVALID_PAYLOAD. */
export function settingsId(collection: string, given: string | undefined): string | undefined {
  if (collection !== SETTINGS_COLLECTION) return given;
  if (given === undefined || given === SETTINGS_ITEM) return SETTINGS_ITEM;
  throw new ContentError(
    'INVALID_PAYLOAD',
    `The council's settings are the item ${SETTINGS_ITEM}.`,
  );
}

/** Settings decide what every page shows: one that does not fit is INVALID_PAYLOAD. */
export function refuseUnfitSettings(collection: string, data: Record<string, unknown>): void {
  const fault = collection === SETTINGS_COLLECTION ? settingsFault(data) : undefined;
  if (fault) throw new ContentError('INVALID_PAYLOAD', `${fault}.`);
}
