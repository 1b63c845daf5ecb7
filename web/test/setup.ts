import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils calls jest's functions; vitest's have the same shape.
Object.assign(globalThis, { jest: vi, IS_REACT_ACT_ENVIRONMENT: true });

// happy-dom does not decode pictures: they count as decoded at once.
HTMLImageElement.prototype.decode ??= () => Promise.resolve();
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};

configure({ asyncUtilTimeout: 10_000 });

afterEach(() => cleanup());
