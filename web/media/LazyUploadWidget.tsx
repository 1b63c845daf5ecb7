import { lazyPart } from '../components/lazyPart.js';
import { PartState } from '../components/PartState.js';
import { UploadList } from './UploadList.js';
import { pickedRowOf } from './uploadRows.js';

/** The upload widget in a chunk of its own: Uppy is larger than the rest of the page. */
export const LazyUploadWidget = lazyPart(
  async () => (await import('./UploadWidget.js')).UploadWidget,
  ({ files }, { retry }) => (
    <PartState
      retry={retry}
      shape={<UploadList view={{ rows: files.map(pickedRowOf), messages: [], queue: null }} />}
    />
  ),
);
