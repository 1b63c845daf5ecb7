import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { RouterProvider } from 'react-router-dom';
import { environment } from './relay/environment.js';
import { createRouter } from './router.js';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element with the id "root".');

createRoot(place).render(
  <StrictMode>
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createRouter()} />
    </RelayEnvironmentProvider>
  </StrictMode>,
);
