import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { AppError } from '../../platform/errors.ts';
import { escapeHtml, htmlPage } from '../../platform/html.ts';
import { sessionCookieOf } from '../../platform/session-cookie.ts';
import { pendingSignIn } from './cookie.ts';

/** What sign-in by navigation needs besides its endpoints. Call before the routes are added. */
export function serveSignInNavigation(app: Express, base: string): void {
  app.use(`${base}/auth`, nameCouncil);
  app.post(`${base}/auth/saml-sso/acs`, form, passOn(base));
  app.post(`${base}/auth/:provider/callback`, form);
  app.get(`${base}/auth/continue.js`, (_request, response) => {
    response.type('text/javascript').send("document.querySelector('form').submit();\n");
  });
}

let parseForm: RequestHandler | undefined;

const MAX_FORM_BYTES = 1024 * 1024;

/** The functions framework has already read the form's bytes; a plain server has not. */
const form: RequestHandler = (request, response, next) => {
  const { rawBody } = request as Request & { rawBody?: Buffer };
  if (rawBody) {
    if (rawBody.length > MAX_FORM_BYTES) return next(new AppError('payload-too-large'));
    if (request.is('urlencoded'))
      request.body = Object.fromEntries(new URLSearchParams(rawBody.toString()));
    return next();
  }
  parseForm ??= express.urlencoded({ extended: false, limit: MAX_FORM_BYTES });
  parseForm(request, response, next);
};

/**
 * A navigation carries no x-tenant header. On local and preview hosts the query names the council, and on the way
 * back from the provider the cookie does; on hosted domains the host decides in any case.
 */
function nameCouncil(request: Request, _response: Response, next: () => void): void {
  const named = request.query.tenant ?? pendingSignIn(sessionCookieOf(request))?.tenant;
  if (request.headers['x-tenant'] === undefined && typeof named === 'string') {
    request.headers['x-tenant'] = named;
  }
  next();
}

/**
 * SAML answers with a form posted from the provider's site, and a SameSite=Lax cookie is not sent with that. This
 * page posts the same form again from our own site, where it is.
 */
function passOn(base: string) {
  return (request: Request, response: Response) => {
    const fields = Object.entries((request.body ?? {}) as Record<string, unknown>)
      .filter(
        ([name, value]) =>
          ['SAMLResponse', 'RelayState'].includes(name) && typeof value === 'string',
      )
      .map(
        ([name, value]) =>
          `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`,
      );
    const body = `<h1>Signing in</h1>
<form method="post" action="${base}/auth/saml-sso/callback">
${fields.join('\n')}
<button type="submit">Continue</button>
</form>
<script src="${base}/auth/continue.js"></script>`;
    response.setHeader('cache-control', 'no-store');
    response.type('html').send(htmlPage({ title: 'Signing in', body }));
  };
}
