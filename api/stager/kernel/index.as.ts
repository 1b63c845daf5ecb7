// @ts-nocheck
/** AssemblyScript: the functions of the kernel; ../render/trace/kernel.ts describes them. */
export { open } from './scene.as';
export { trace } from './trace.as';
export { aimPrimary } from './primary.as';
export { land } from './surface.as';
export { gatherLight, gatherLamps } from './light.as';
export { gatherBounces } from './bounce.as';
export { gatherMirrors } from './mirror.as';
