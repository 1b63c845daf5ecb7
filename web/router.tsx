import { createBrowserRouter } from 'react-router-dom';
import { dashboardLoader } from './routes/dashboard/dashboard.loader.js';
import { LandingPage } from './routes/landing/LandingPage.js';
import { LoginPage } from './routes/login/LoginPage.js';
import { NotFoundPage } from './routes/notFound/NotFoundPage.js';
import { projectLoader } from './routes/project/project.loader.js';
import { projectsLoader } from './routes/projects/projects.loader.js';
import { reviewLoader } from './routes/review/review.loader.js';
import { requireUser, visitorsOnly } from './routes/session/guards.js';
import { BrokenApplication, BrokenPage } from './routes/shell/BrokenPage.js';
import { Shell } from './routes/shell/Shell.js';
import { Starting } from './routes/shell/Starting.js';
import { stagingLoader } from './routes/staging/staging.loader.js';

/** Each page comes in a chunk of its own, fetched beside its data. */
export const routes = [
  {
    errorElement: <BrokenApplication />,
    hydrateFallbackElement: <Starting />,
    children: [
      { path: '/', loader: visitorsOnly, Component: LandingPage },
      { path: '/login', loader: visitorsOnly, Component: LoginPage },
      {
        loader: requireUser,
        Component: Shell,
        children: [
          {
            errorElement: <BrokenPage />,
            children: [
              {
                path: '/dashboard',
                loader: dashboardLoader,
                lazy: {
                  Component: async () => (await import('./routes/dashboard/DashboardPage.js')).DashboardPage,
                },
              },
              {
                path: '/projects',
                loader: projectsLoader,
                lazy: { Component: async () => (await import('./routes/projects/ProjectsPage.js')).ProjectsPage },
              },
              {
                path: '/projects/:id',
                loader: projectLoader,
                lazy: { Component: async () => (await import('./routes/project/ProjectPage.js')).ProjectPage },
              },
              {
                path: '/staging',
                loader: stagingLoader,
                lazy: { Component: async () => (await import('./routes/staging/StagingPage.js')).StagingPage },
              },
              {
                path: '/staging/:id',
                loader: reviewLoader,
                lazy: { Component: async () => (await import('./routes/review/ReviewPage.js')).ReviewPage },
              },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
