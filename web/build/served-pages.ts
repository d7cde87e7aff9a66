/** The addresses that the function `pages` answers, as firebase.json leads them there; for the development server. */
export const servedPages = String.raw`^/p/(representations(/|$|\?)|document(/[^/]*)?($|\?)|document/[^/]+/editions/)`;
