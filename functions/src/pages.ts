import type { Request, Response } from 'express';
import { servePage } from './consultation/composed/public-site/serve-page.ts';
import { packed } from './platform/packed.ts';

/** The handler behind the function `pages`. */
export async function pagesHandler(request: Request, response: Response): Promise<void> {
  await new Promise((next) => packed(request, response, next));
  await servePage(request, response);
}
