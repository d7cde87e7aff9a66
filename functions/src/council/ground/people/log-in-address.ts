/** The parameter by which the log in knows to which place of the page one wants to come back: no address has it otherwise. */
export const COME_BACK_TO = 'at';

/** The address of the log in for whoever comes from a question; works before and without a script of the page. */
export const logInFrom = (questionId: string): string =>
  `/consultations/login?${COME_BACK_TO}=${encodeURIComponent(questionId)}`;
