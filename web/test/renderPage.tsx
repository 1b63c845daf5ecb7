import { act, render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, parsePath, RouterProvider, type ShouldRevalidateFunction } from 'react-router-dom';
import type { GraphQLResponse, GraphQLTaggedNode, RequestParameters, Variables } from 'relay-runtime';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { expect } from 'vitest';
import { LiveRegion } from '../components/LiveRegion.js';
import { Toaster } from '../components/Toaster.js';
import { fetchOperation, trustedDocument } from '../relay/network.js';
import { useAnnouncement } from '../feedback/announcer.js';
import { PermissionsProvider } from '../session/permissions.js';
import { type Answers, execute } from './server.js';

interface PageUnderTest {
  readonly Page: ComponentType;
  /** the query of the page's loader */
  readonly document?: GraphQLTaggedNode;
  /** the query's variables, as the loader derives them from the address */
  readonly variables?: Variables | ((address: URL) => Variables);
  readonly address?: string;
  /** as in the router; default: whenever the address changes */
  readonly shouldRevalidate?: ShouldRevalidateFunction;
  /** what the person may do; default: not known, so that everything is offered */
  readonly permissions?: readonly string[];
}

function Announcer() {
  return <LiveRegion {...useAnnouncement()} />;
}

interface Listener {
  readonly request: RequestParameters;
  readonly variables: Variables;
  readonly next: (response: GraphQLResponse) => void;
}

/** A mock of the live connection: what it sends reaches every subscription of the page that selects it. */
function createLine() {
  const listeners = new Set<Listener>();
  return {
    subscribe: (request: RequestParameters, variables: Variables) =>
      Observable.create<GraphQLResponse>((sink) => {
        const listener = { request, variables, next: (response: GraphQLResponse) => sink.next(response) };
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      }),
    tell: async (happened: Answers) => {
      await waitFor(() => expect(listeners.size).toBeGreaterThan(0));
      await act(async () => {
        for (const { request, variables, next } of listeners) {
          const answer = await execute(trustedDocument(request, variables), happened);
          // a subscription to other fields gets no data
          if (answer.data) next(answer as GraphQLResponse);
        }
      });
    },
  };
}

/** Who only reads. */
export const VIEWER: readonly string[] = ['ACCOUNT', 'PROJECTS_READ', 'STAGING_READ', 'BILLING_READ'];

/** Renders a page as the shell does, with its own Relay store and live connection. */
export function renderPage(page: PageUnderTest) {
  const { Page, document, variables = {}, address = '/', shouldRevalidate, permissions = null } = page;
  const line = createLine();
  const environment = new Environment({
    network: Network.create(fetchOperation, line.subscribe),
    store: new Store(new RecordSource()),
  });
  const loader = ({ request }: { readonly request: Request }) =>
    document
      ? loadQuery(environment, document, typeof variables === 'function' ? variables(new URL(request.url)) : variables)
      : null;
  const router = createMemoryRouter(
    [{ path: '*', loader, shouldRevalidate, Component: Page, HydrateFallback: () => null }],
    {
      // a key of its own, so that no history of another test is restored
      initialEntries: [{ ...parsePath(address), key: crypto.randomUUID() }],
    },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense fallback="Loading">
        <PermissionsProvider value={permissions}>
          <RouterProvider router={router} />
        </PermissionsProvider>
      </Suspense>
      <Toaster />
      <Announcer />
    </RelayEnvironmentProvider>,
  );
  const push = (stagingJobUpdated: object) => line.tell({ stagingJobUpdated });
  return { router, push, tell: line.tell };
}
