/**
 * The addresses that Hosting answers by the function `pages` or leads there, as firebase.json has them; for the
 * development server.
 */
export const servedPages = String.raw`^/((policy|terms)($|\?)|p/((accessibility|privacy|cookies|terms)($|\?)|representations(/|$|\?)|document(/[^/]*)?($|\?)|document/[^/]+/(attachments|state|editions)(/|$|\?)))`;
