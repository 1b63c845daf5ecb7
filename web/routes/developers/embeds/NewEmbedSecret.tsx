import { NewSecret } from '../NewSecret.js';
import { useRotateEmbedSecret } from './useRotateEmbedSecret.js';

interface NewEmbedSecretProps {
  readonly id: string;
  readonly name: string;
}

/** Gives an embed a new secret after a question, and shows it. */
export function NewEmbedSecret({ id, name }: NewEmbedSecretProps) {
  const [rotate, busy] = useRotateEmbedSecret();
  return (
    <NewSecret
      label="New secret"
      name={`New secret: ${name}`}
      question={{
        title: `Make a new secret for “${name}”?`,
        act: 'Make new secret',
        text:
          'Tokens that were signed with the present secret open nothing any more. Your site shows nothing in its place ' +
          'until its server has the new one.',
        danger: true,
      }}
      words="Your site’s server signs tokens with it from now on. An owner or a manager can copy it again later."
      make={(then) => rotate(id, then)}
      busy={busy}
    />
  );
}
