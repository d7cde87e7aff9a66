import { servePage } from './consultation/page/public/serve-page.ts';

/** The handler behind the function `pages`. */
export const pagesHandler = servePage;
