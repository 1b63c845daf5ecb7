import { lazyPart } from '../../components/lazyPart.js';
import { PartState } from '../../components/PartState.js';

/** The upload widget in a chunk of its own: Uppy is larger than all the rest of the page. */
export const LazyUploadWidget = lazyPart(
  async () => (await import('./UploadWidget.js')).UploadWidget,
  (_props, { retry }) => <PartState retry={retry} />,
);
