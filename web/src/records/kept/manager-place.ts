/** Where the manager's tables stand. */
export const MANAGER = '/consultations/representations';
