/** Links that were signed and have not changed since: a list of jobs has hundreds, the same for an hour. */

/** Some 3 MB. */
const MOST = 10_000;

type SignLink = (expires: number) => string;

/** Signs each link once for each expiry. What is oldest is forgotten when there are too many. */
export function rememberLinks(most = MOST): (name: string, expires: number, sign: SignLink) => string {
  const known = new Map<string, string>();
  let ofExpiry = 0;

  return (name, expires, sign) => {
    if (expires !== ofExpiry) {
      known.clear();
      ofExpiry = expires;
    }
    const there = known.get(name);
    if (there !== undefined) return there;
    const link = sign(expires);
    known.set(name, link);
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return link;
  };
}
