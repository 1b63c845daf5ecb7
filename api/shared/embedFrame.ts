/**
 * What the frame of an embed may do in a page of another site: what its page needs, and links that open as any other
 * page. It cannot lead that page elsewhere, nor ask with a dialog. Its origin is ours, not the site's.
 */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
