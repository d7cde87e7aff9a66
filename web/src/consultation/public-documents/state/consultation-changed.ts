const CHANGED = 'consultation-changed';

/** Tells the questions of the page that the consultation opened, closed or was extended meanwhile. */
export const tellConsultationChanged = (): void => void dispatchEvent(new Event(CHANGED));

/** Hears of it. */
export const onConsultationChanged = (hear: () => void): void => addEventListener(CHANGED, hear);
