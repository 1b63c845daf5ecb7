import { Link, useHref, type LinkProps } from 'react-router-dom';
import { prefetchOnIntent } from '../relay/prefetch.js';

/** A link within the application that starts its page while the pointer or the focus is still on it. */
export function PreloadLink(props: LinkProps) {
  const href = useHref(props.to);
  return <Link {...prefetchOnIntent(href)} {...props} />;
}
