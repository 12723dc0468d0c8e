import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueryClient, Providers } from './app/providers';
import { siteQuery } from './app/site';
import { reloadOnStaleChunk } from './app/stale-chunk';
import { registerServiceWorker } from './offline/register-service-worker';
import { AppRoutes } from './routes';
import './styles/index.css';

/** How long the first paint waits for the site's answer, which index.html asked for before this script arrived. */
const SITE_PATIENCE_MS = 400;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadOnStaleChunk();
registerServiceWorker();

const queries = createQueryClient();
const patience = new Promise((resolve) => setTimeout(resolve, SITE_PATIENCE_MS));

// Painted once with the ribbon and the demo block in their places, rather than pushed down by them a moment later.
void Promise.race([queries.prefetchQuery(siteQuery), patience]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Providers queries={queries}>
          <AppRoutes />
        </Providers>
      </BrowserRouter>
    </StrictMode>,
  ),
);
