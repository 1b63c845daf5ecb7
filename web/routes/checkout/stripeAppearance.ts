import type { Appearance } from '@stripe/stripe-js';

/** The product's look for Stripe's frame, which has none of our styles: read from the present theme. */
export function stripeAppearance(): Appearance {
  const styles = getComputedStyle(document.documentElement);
  const color = (name: string) => styles.getPropertyValue(`--colors-${name}`).trim();
  return {
    theme: document.documentElement.dataset.theme === 'dark' ? 'night' : 'stripe',
    variables: {
      fontFamily: '"Helvetica Neue", Arial, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '6px',
      colorPrimary: color('accent'),
      colorBackground: color('raised'),
      colorText: color('ink'),
      colorTextSecondary: color('ink-muted'),
      colorTextPlaceholder: color('ink-subtle'),
      colorDanger: color('danger-text'),
    },
    rules: {
      '.Input': { border: `1px solid ${color('line-strong')}`, boxShadow: 'none' },
      '.Tab': { border: `1px solid ${color('line-strong')}`, boxShadow: 'none' },
      '.Block': { border: `1px solid ${color('line')}`, boxShadow: 'none' },
      '.Input:focus': { outline: `2px solid ${color('focus')}`, outlineOffset: '2px' },
    },
  };
}
