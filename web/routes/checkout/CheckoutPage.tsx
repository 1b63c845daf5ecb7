import { useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { css } from '#styled/css';
import type { CheckoutPageQuery } from '../../__generated__/CheckoutPageQuery.graphql.js';
import { Panel } from '../../components/Panel.js';
import { Checkout } from './Checkout.js';
import { keptClientSecret } from './clientSecret.js';
import { PaymentUnavailable } from './PaymentUnavailable.js';

/** Where a person pays the invoice that they chose; a notice where nothing can be paid. */
export function CheckoutPage() {
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
  return (
    <div className={room}>
      <title>Checkout · Showhome</title>
      <Panel>
        {publishableKey && clientSecret ? (
          <Checkout publishableKey={publishableKey} clientSecret={clientSecret} />
        ) : (
          <PaymentUnavailable owner={viewer?.ownsWorkspace ?? false} />
        )}
      </Panel>
    </div>
  );
}

const room = css({ maxW: '[560px]', mx: 'auto', py: '40' });
