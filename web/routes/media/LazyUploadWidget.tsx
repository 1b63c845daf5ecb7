import { lazy, Suspense } from 'react';
import { Spinner } from '../../components/Spinner.js';
import type { UploadWidgetProps } from './UploadWidget.js';

const UploadWidget = lazy(() => import('./UploadWidget.js').then((module) => ({ default: module.UploadWidget })));

/** The upload widget in a chunk of its own: Uppy is larger than all the rest of the page. */
export function LazyUploadWidget(props: UploadWidgetProps) {
  return (
    <Suspense fallback={<Spinner label="Loading the upload widget" />}>
      <UploadWidget {...props} />
    </Suspense>
  );
}
