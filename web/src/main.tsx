import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadAnewIfAnothers } from './api/account.ts';
import { App } from './app.tsx';
import { startReporting } from './reporting.ts';
import { OWN_LOOK } from './ui/theme/own-look-key.ts';

startReporting();
loadAnewIfAnothers();
const root = document.getElementById('root');
const start = () =>
  root &&
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
// A dark page must not flash white first.
const look = localStorage.getItem(OWN_LOOK);
if (look)
  void import('./ui/theme/own-look.ts')
    .then(({ showKeptLook }) => showKeptLook(look))
    .catch(() => undefined)
    .then(start);
else start();
