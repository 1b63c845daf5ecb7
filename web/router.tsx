import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { createBrowserRouter } from 'react-router-dom';
import { prefetchRoutes } from './relay/prefetch.js';
import { LandingPage } from './routes/landing/LandingPage.js';
import { LoginPage } from './routes/login/LoginPage.js';
import { NotFoundPage } from './shell/NotFoundPage.js';
import { forAnybody, requireUser, visitorsOnly } from './session/guards.js';
import { DIALOG_PARAMETERS } from './components/useAddressDialog.js';
import { BrokenApplication, BrokenPage } from './shell/BrokenPage.js';
import { Starting } from './shell/Starting.js';

/** Another tab or filter in the address keeps the page and its data. */
const dataMayDiffer = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/** A dialog that is opened or closed changes the address, but not the page's data. */
function pageMayDiffer({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const pageOf = ({ href }: URL) => {
    const page = new URL(href);
    for (const name of DIALOG_PARAMETERS) page.searchParams.delete(name);
    return page.href;
  };
  return defaultShouldRevalidate && (currentUrl.href === nextUrl.href || pageOf(currentUrl) !== pageOf(nextUrl));
}

/** The pages of a signed-in user. Each is in a chunk of its own, fetched in parallel with its data. */
const pages: RouteObject[] = [
  {
    path: '/dashboard',
    lazy: {
      loader: async () => (await import('./routes/dashboard/dashboard.loader.js')).dashboardLoader,
      Component: async () => (await import('./routes/dashboard/DashboardPage.js')).DashboardPage,
    },
  },
  {
    path: '/projects',
    shouldRevalidate: pageMayDiffer,
    lazy: {
      loader: async () => (await import('./routes/projects/projects.loader.js')).projectsLoader,
      Component: async () => (await import('./routes/projects/ProjectsPage.js')).ProjectsPage,
    },
  },
  {
    path: '/projects/:id',
    shouldRevalidate: dataMayDiffer,
    lazy: {
      loader: async () => (await import('./routes/project/project.loader.js')).projectLoader,
      Component: async () => (await import('./routes/project/ProjectPage.js')).ProjectPage,
    },
  },
  {
    path: '/media',
    shouldRevalidate: dataMayDiffer,
    lazy: {
      loader: async () => (await import('./routes/media/media.loader.js')).mediaLoader,
      Component: async () => (await import('./routes/media/MediaPage.js')).MediaPage,
    },
  },
  {
    path: '/staging',
    shouldRevalidate: pageMayDiffer,
    lazy: {
      loader: async () => (await import('./routes/staging/staging.loader.js')).stagingLoader,
      Component: async () => (await import('./routes/staging/StagingPage.js')).StagingPage,
    },
  },
  {
    path: '/staging/:id',
    shouldRevalidate: dataMayDiffer,
    lazy: {
      loader: async () => (await import('./routes/review/review.loader.js')).reviewLoader,
      Component: async () => (await import('./routes/review/ReviewPage.js')).ReviewPage,
    },
  },
  {
    path: '/staging/:id/outline/:itemId',
    lazy: {
      loader: async () => (await import('./routes/outline/outline.loader.js')).outlineLoader,
      Component: async () => (await import('./routes/outline/OutlinePage.js')).OutlinePage,
    },
  },
  {
    path: '/staging/:id/rearrange/:itemId',
    lazy: {
      loader: async () => (await import('./routes/rearrange/rearrange.loader.js')).rearrangeLoader,
      Component: async () => (await import('./routes/rearrange/RearrangePage.js')).RearrangePage,
    },
  },
  {
    path: '/billing',
    lazy: {
      loader: async () => (await import('./routes/billing/billing.loader.js')).billingLoader,
      shouldRevalidate: async () => (await import('./routes/billing/billing.loader.js')).billingRevalidates,
      Component: async () => (await import('./routes/billing/BillingPage.js')).BillingPage,
    },
  },
  {
    path: '/figures',
    lazy: {
      loader: async () => (await import('./routes/figures/figures.loader.js')).figuresLoader,
      Component: async () => (await import('./routes/figures/FiguresPage.js')).FiguresPage,
    },
  },
  {
    path: '/checkout',
    lazy: {
      loader: async () => (await import('./routes/checkout/checkout.loader.js')).checkoutLoader,
      Component: async () => (await import('./routes/checkout/CheckoutPage.js')).CheckoutPage,
    },
  },
  {
    path: '/settings',
    shouldRevalidate: dataMayDiffer,
    lazy: {
      loader: async () => (await import('./routes/settings/settings.loader.js')).settingsLoader,
      Component: async () => (await import('./routes/settings/SettingsPage.js')).SettingsPage,
    },
  },
  {
    path: '/developers',
    lazy: {
      loader: async () => (await import('./routes/developers/developers.loader.js')).developersLoader,
      Component: async () => (await import('./routes/developers/DevelopersPage.js')).DevelopersPage,
    },
  },
  { path: '*', Component: NotFoundPage },
];

export const routes: RouteObject[] = [
  {
    errorElement: <BrokenApplication />,
    hydrateFallbackElement: <Starting />,
    children: [
      { path: '/', loader: visitorsOnly, Component: LandingPage },
      { path: '/login', loader: visitorsOnly, Component: LoginPage },
      {
        path: '/samples',
        lazy: {
          loader: async () => (await import('./routes/samples/SamplesFrame.js')).samplesLoader,
          Component: async () => (await import('./routes/samples/SamplesFrame.js')).SamplesFrame,
        },
        children: [
          {
            index: true,
            lazy: { Component: async () => (await import('./routes/samples/SamplesPage.js')).SamplesPage },
          },
        ],
      },
      {
        // for visitors and users: the person who follows the link may be signed in
        path: '/reset-password',
        lazy: {
          Component: async () => (await import('./routes/resetPassword/ResetPasswordPage.js')).ResetPasswordPage,
        },
      },
      {
        // for visitors and users: the page says when signing in is needed
        path: '/confirm-email',
        loader: forAnybody,
        lazy: {
          Component: async () => (await import('./routes/confirmEmail/ConfirmEmailPage.js')).ConfirmEmailPage,
        },
      },
      {
        // for visitors and users: visitors sign in or register first, and come back
        path: '/join/:token',
        loader: forAnybody,
        lazy: {
          Component: async () => (await import('./routes/join/JoinPage.js')).JoinPage,
        },
      },
      {
        loader: requireUser,
        // Relay is loaded with the shell: visitors do not need it.
        lazy: { Component: async () => (await import('./shell/Shell.js')).Shell },
        children: [{ errorElement: <BrokenPage />, children: pages }],
      },
    ],
  },
];

export function createRouter() {
  prefetchRoutes(routes);
  return createBrowserRouter(routes);
}
