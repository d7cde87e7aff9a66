import { withPublic } from '../../platform/db.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { askedIn } from './asked.ts';
import { failurePage } from './failure-page.tsx';
import { RepresentationListPage } from './list-page.tsx';
import { publicRepresentationMessages as messages } from './messages.ts';
import { OnePage } from './one-page.tsx';
import { findChoices, findPublished, findWhole } from './queries.ts';
import { setPage } from './set-page.tsx';

export interface PageAnswer {
  status: 200 | 404;
  html: string;
}

const ONE = /^\/p\/representations\/(\d{1,15})$/;

/** The page at an address of a council. */
export async function answerPage(tenant: Tenant, address: string): Promise<PageAnswer> {
  const { pathname, searchParams } = new URL(address, 'http://page.invalid');
  if (!tenant.flags.has('consultation pages')) return missing(tenant);
  if (/^\/p\/representations\/?$/.test(pathname)) return listOf(tenant, searchParams);
  const id = ONE.exec(pathname)?.[1];
  return id === undefined ? missing(tenant) : oneOf(tenant, Number(id));
}

async function listOf(tenant: Tenant, query: URLSearchParams): Promise<PageAnswer> {
  const asked = askedIn(query);
  const props = await withPublic(tenant, async (tx) => ({
    ...(await findPublished(tx, asked)),
    choices: await findChoices(tx),
  }));
  const page = <RepresentationListPage asked={asked} {...props} />;
  return { status: 200, html: setPage(tenant, messages.title, page) };
}

async function oneOf(tenant: Tenant, id: number): Promise<PageAnswer> {
  const of = await withPublic(tenant, (tx) => findWhole(tx, id));
  if (!of) return missing(tenant);
  return { status: 200, html: setPage(tenant, messages.one(id), <OnePage of={of} />) };
}

const missing = (tenant: Tenant): PageAnswer => ({ status: 404, html: failurePage(tenant, true) });
