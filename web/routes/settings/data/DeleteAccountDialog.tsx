import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { DeleteAccountDialog_viewer$key } from '../../../__generated__/DeleteAccountDialog_viewer.graphql.js';
import { Button } from '../../../components/Button.js';
import { Dialog } from '../../../components/Dialog.js';
import { Field } from '../../../components/Field.js';
import { TextInput } from '../../../components/TextInput.js';
import { DialogFields } from '../../../forms/DialogFields.js';
import { useForm } from '../../../forms/useForm.js';
import { KeysChoice } from '../KeysChoice.js';
import { useDeleteAccount } from './useDeleteAccount.js';
import { WhatGoes } from './WhatGoes.js';

interface DeleteAccountDialogProps {
  readonly viewer: DeleteAccountDialog_viewer$key;
  readonly onClose: () => void;
}

const WORD = 'delete';

/** Names what is deleted, and asks for a confirming word and the password. */
export function DeleteAccountDialog({ viewer, onClose }: DeleteAccountDialogProps) {
  const data = useFragment(viewerFragment, viewer);
  const { hasPassword, user, memberships } = data;
  const keyNames = memberships.flatMap((each) => each.keyNames);
  const [revokeKeys, setRevokeKeys] = useState(true);
  const cancel = useRef<HTMLButtonElement>(null);
  const remove = useDeleteAccount();
  const form = useForm({
    start: { word: '', password: '' },
    check: ({ word, password }) => ({
      word: word.trim().toLowerCase() === WORD ? undefined : `Type ${WORD} to go on`,
      password: hasPassword && !password ? 'Password is required' : undefined,
    }),
    send: ({ password }) => remove({ password: hasPassword ? password : null, revokeKeys }),
  });
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      onSubmit={form.submit}
      initialFocus={cancel}
      title="Delete account"
      foot={
        <>
          <Button variant="outline" ref={cancel} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" busy={form.busy} busyLabel="Deleting...">
            Delete account
          </Button>
        </>
      }
    >
      <div className={words}>
        <p>
          The account of <strong>{user.email}</strong> is deleted for good, and you are signed out everywhere.
        </p>
        <WhatGoes viewer={data} />
        <KeysChoice names={keyNames} made="that you made" checked={revokeKeys} onChange={setRevokeKeys} />
      </div>
      <DialogFields form={form}>
        {hasPassword ? (
          <Field label="Your password" error={form.problems.password}>
            <TextInput {...form.field('password')} type="password" autoComplete="current-password" />
          </Field>
        ) : (
          <p className={hint}>This works within 10 minutes of signing in.</p>
        )}
        <Field label={`Type “${WORD}” to confirm`} error={form.problems.word}>
          <TextInput {...form.field('word')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
      </DialogFields>
    </Dialog>
  );
}

const words = css({ display: 'grid', gap: '10', overflowWrap: 'anywhere' });
const hint = css({ textStyle: 'small', color: 'ink.muted' });

const viewerFragment = graphql`
  fragment DeleteAccountDialog_viewer on Viewer {
    hasPassword
    user {
      email
    }
    memberships {
      keyNames
    }
    ...WhatGoes_viewer
  }
`;
