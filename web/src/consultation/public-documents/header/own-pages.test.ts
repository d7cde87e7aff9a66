import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { publicDocumentsRoutes } from '../../../routes/public-documents.ts';
import { isBuilt } from '../../../session/page-route.ts';
import { ownPages } from './own-pages.ts';

const OFFERED = /^\/p\/document\/:documentId(\/(attachments|my-responses|preferences))?$/;

it('offers consultation users every page of a document that is built, and no other', () => {
  const built = publicDocumentsRoutes.filter((route) => OFFERED.test(route.path) && isBuilt(route));
  const offered = ownPages({ provider: 'firebase-auth' }, '7').map(({ href }) => href);
  expect(offered).toHaveLength(built.length);
  for (const { path } of built)
    expect(offered.filter((href) => matchPath(path, href))).toHaveLength(1);
});

it('offers staff none, nor anybody where there is no document', () => {
  expect(ownPages({ provider: 'azure' }, '7')).toEqual([]);
  expect(ownPages({ provider: 'firebase-auth' }, undefined)).toEqual([]);
});
