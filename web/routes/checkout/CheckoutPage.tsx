import { Suspense, useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { css } from '#styled/css';
import type { CheckoutPageQuery } from '../../__generated__/CheckoutPageQuery.graphql.js';
import { Loading } from '../../components/Loading.js';
import { Panel } from '../../components/Panel.js';
import { Skeleton } from '../../components/Skeleton.js';
import { Checkout } from './Checkout.js';
import { keptClientSecret } from '../../billing/clientSecret.js';
import { PaymentUnavailable } from './PaymentUnavailable.js';

/** Where the person pays the chosen invoice; a notice when nothing can be paid. */
export function CheckoutPage() {
  return (
    <div className={room}>
      <title>Checkout · Showhome</title>
      <Panel>
        <Suspense
          fallback={
            <Loading>
              <div className={lines}>
                <Skeleton shape="title" />
                <Skeleton shape="text" />
              </div>
            </Loading>
          }
        >
          <Chosen />
        </Suspense>
      </Panel>
    </div>
  );
}

function Chosen() {
  const { viewer } = usePreloadedQuery<CheckoutPageQuery>(
    graphql`
      query CheckoutPageQuery {
        viewer {
          ownsWorkspace
          payments {
            publishableKey
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<CheckoutPageQuery>>(),
  );
  const [clientSecret] = useState(keptClientSecret);
  const publishableKey = viewer?.payments?.publishableKey;
  if (publishableKey && clientSecret) return <Checkout publishableKey={publishableKey} clientSecret={clientSecret} />;
  return <PaymentUnavailable owner={viewer?.ownsWorkspace ?? false} />;
}

const lines = css({ display: 'grid', alignContent: 'start', gap: '12', minH: '[148px]' });
const room = css({ maxW: '[560px]', mx: 'auto', py: '40' });
