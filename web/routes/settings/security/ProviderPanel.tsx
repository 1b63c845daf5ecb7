import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProviderPanel_viewer$key } from '../../../__generated__/ProviderPanel_viewer.graphql.js';
import { Button } from '../../../components/Button.js';
import { lazyDialog } from '../../../components/lazyDialog.js';
import { useSignInSettings } from '../../../entry/signInSettings.js';
import { SettingsPanel } from '../SettingsPanel.js';

const UnlinkDialog = lazyDialog(async () => (await import('./UnlinkDialog.js')).UnlinkDialog, {
  title: ({ name }) => `Unlink ${name}`,
});

/** Signing in with an external account. Hidden when no provider is configured and none is linked. */
export function ProviderPanel({ viewer }: { readonly viewer: ProviderPanel_viewer$key }) {
  const { hasProvider, hasPassword } = useFragment(
    graphql`
      fragment ProviderPanel_viewer on Viewer {
        hasProvider
        hasPassword
      }
    `,
    viewer,
  );
  const { provider } = useSignInSettings();
  const [unlinking, setUnlinking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = provider === 'oidc' ? 'your provider' : 'Google';
  if (!hasProvider && !provider) return null;

  return (
    <SettingsPanel title={`Sign-in with ${name}`} titleRef={heading} text={wordsOn({ hasProvider, hasPassword, name })}>
      {!hasProvider && (
        <Button variant="outline" onClick={() => window.location.assign('/api/login?link=1')}>
          {`Link ${name === 'Google' ? 'a Google account' : 'an account'}`}
        </Button>
      )}
      {hasProvider && hasPassword && (
        <Button variant="outline" onClick={() => setUnlinking(true)}>
          Unlink
        </Button>
      )}
      {unlinking && (
        <UnlinkDialog
          name={name}
          onClose={() => setUnlinking(false)}
          onUnlinked={() => {
            setUnlinking(false);
            heading.current?.focus();
          }}
        />
      )}
    </SettingsPanel>
  );
}

interface Standing {
  readonly hasProvider: boolean;
  readonly hasPassword: boolean;
  readonly name: string;
}

function wordsOn({ hasProvider, hasPassword, name }: Standing): string {
  if (!hasProvider) return `Not linked. Link an account with ${name} to sign in without a password.`;
  if (hasPassword) return `Linked. You can sign in with ${name} or with your password.`;
  return `Linked. It is the only way to sign in to your account: set a password before you unlink it.`;
}
