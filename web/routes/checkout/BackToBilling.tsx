import { ButtonLink, type ButtonLinkProps } from '../../components/Button.js';

/** Loads a new document: the content security policy that allows Stripe ends with this one. */
export function BackToBilling({
  children = 'Back to Billing',
  ...look
}: Pick<ButtonLinkProps, 'variant' | 'children'>) {
  return (
    <ButtonLink {...look} to="/billing" reloadDocument>
      {children}
    </ButtonLink>
  );
}
