import { servePage } from './consultation/public-pages/serve-page.ts';

/** The handler behind the function `pages`. */
export const pagesHandler = servePage;
