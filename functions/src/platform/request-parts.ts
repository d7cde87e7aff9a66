import type { Contract } from './contract.ts';

export interface RequestParts {
  path: string;
  body: string | FormData | undefined;
  contentType: string | undefined;
}

/**
 * Splits a call's input into path, query string and body according to its contract. Lists and objects in a query string
 * are JSON; an input with a file is sent as multipart.
 */
export function requestParts(contract: Contract, input: Record<string, unknown>): RequestParts {
  const rest = { ...input };
  const path = contract.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const name of Object.keys(contract.query?.fields ?? {})) {
    const value = rest[name];
    delete rest[name];
    if (value === undefined || value === null) continue;
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const search = query.size > 0 ? `?${query}` : '';
  return { path: path + search, ...bodyOf(contract, rest) };
}

function bodyOf(contract: Contract, rest: Record<string, unknown>) {
  const nothing = contract.method === 'DELETE' && Object.keys(rest).length === 0;
  if (contract.method === 'GET' || nothing) return { body: undefined, contentType: undefined };
  if (Object.values(rest).some((value) => value instanceof Blob)) {
    return { body: multipart(rest), contentType: undefined };
  }
  const body = contract.body?.type === 'array' ? rest['items'] : rest;
  return { body: JSON.stringify(body), contentType: 'application/json' };
}

function multipart(values: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
