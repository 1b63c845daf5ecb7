import './theme/index.css';
import './theme/choice.js';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './router.js';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element with the id "root".');

createRoot(place).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
);
