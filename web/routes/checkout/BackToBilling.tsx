import { ButtonLink, type ButtonLinkProps } from '../../components/Button.js';

/** Fetches the page anew: the policy that lets Stripe in stays behind. */
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
