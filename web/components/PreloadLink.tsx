import { Link, useHref, type LinkProps } from 'react-router-dom';
import { prefetchOnIntent } from '../relay/prefetch.js';

/** A link within the application that prefetches its page on hover and focus. */
export function PreloadLink(props: LinkProps) {
  const href = useHref(props.to);
  return <Link {...prefetchOnIntent(href)} {...props} />;
}
